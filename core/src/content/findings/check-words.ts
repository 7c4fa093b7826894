import { followUpReply, usualReply } from '../../findings/follow-up-reply.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import { levelNames } from '../triage/results.ts'

/** A stored check in a list: its level with the warning signs, or the reply to "Do you still feel like this?". */
export function checkSummary(check: TriageResult): string {
  const reply = followUpReply(check)
  if (reply) return `You replied: ${replyWords[reply.answer]}`
  const usual = usualReply(check)
  if (usual) return `You replied: ${replyWords[usual]}`
  return [levelNames[check.result].text, ...(check.redFlags ?? [])].join('. ')
}

const replyWords = {
  still: 'I still feel like this',
  better: 'I am better',
  usual: 'I am back to normal for me',
  'not-usual': 'I am not back to normal for me yet',
} as const
