import { followUpReply, isMistake, type ReplyAnswer, usualReply } from '../../findings/follow-up-reply.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import { levelNames } from '../triage/results.ts'

/** A symptom check in a list: its level with the warning signs. */
export const checkSummary = ({ result, redFlags = [] }: TriageResult): string =>
  [levelNames[result].text, ...redFlags].join('. ')

/** What the patient replied when asked about a sign, for a reader who is not the patient; undefined for a symptom check. */
export function replySummary(check: TriageResult): string | undefined {
  if (isMistake(check)) return replyWords.mistake
  const answer = followUpReply(check)?.answer ?? usualReply(check)
  return answer && replyWords[answer]
}

const replyWords: Record<ReplyAnswer, string> = {
  still: 'still feels like this',
  better: 'better',
  mistake: 'chosen by mistake',
  usual: 'back to normal',
  'not-usual': 'not back to normal yet',
}
