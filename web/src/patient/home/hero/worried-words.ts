import { describeLoggedTime } from '@second-wind/core/content/findings/describe-logged-time'
import {
  companionAdviceLine,
  companionStillLine,
  companionWarningLine,
} from '@second-wind/core/content/motivation/companion-lines'
import { type CurrentFinding, findingContextOf } from '@second-wind/core/findings/current-findings'
import { asksForAdviceToday } from '@second-wind/core/findings/finding'
import { lastWordOf } from '@second-wind/core/findings/flare-up/last-word'
import { followUpCard, type FollowUpCard } from '@second-wind/core/findings/follow-up-card'
import { isChosenByMistake, lastRepliedMs } from '@second-wind/core/findings/follow-up-reply'
import type { Patient } from '@second-wind/core/records/patient'
import type { CompanionFacts } from './companion-speech.ts'

type Facts = Pick<CompanionFacts, 'profile' | 'entries' | 'checks' | 'messages' | 'today' | 'nowMs'>

/** What the companion says beside a warning sign that counts. */
export function worriedWords(
  findings: readonly CurrentFinding[],
  { profile, entries, checks, messages, today, nowMs }: Facts,
): { line: string; isSaidAbove?: true } {
  const still = followUpCard(findings)
  if (still?.state === 'still') return { line: companionStillLine, isSaidAbove: true }
  if (still?.findings[0].lastWord) return adviceAbove(profile)
  // A flare-up of earlier days is asked about, not called a sign of now.
  if (!still || !['ask', 'better', 'urgent'].includes(still.state))
    return { line: companionWarningLine(profile?.nation, undefined) }
  const openSign = still.state === 'better' ? openSignOf(findings, today) : undefined
  const sign = openSign && asksForAdviceToday(openSign) ? openSign : still.findings[0]
  const lastWord = lastWordOf({
    records: { entries, checks, messages },
    context: findingContextOf(profile),
    nowMs,
  })
  const isBetter = still.state === 'better' && !openSign && !lastWord
  const line = companionWarningLine(profile?.nation, {
    when: describeLoggedTime(sign, today),
    // A reply to the card is stored as a check, and is none.
    isCheck: sign.source.kind === 'triage' && sign.id !== 'follow-up-still',
    need: still.state === 'ask' ? '999' : isBetter ? needOnceBetter(still) : 'advice-today',
  })
  return still.state === 'better' && !still.findings.some(isChosenByMistake)
    ? { line }
    : { line, isSaidAbove: true }
}

const needOnceBetter = ({ findings }: FollowUpCard) =>
  findings.some(isChosenByMistake) ? 'check-again' : 'feels-better'

/** The most serious one of today or since the reply "I am better" that this was not replied about. */
function openSignOf(findings: readonly CurrentFinding[], today: string): CurrentFinding | undefined {
  const answered = findings.filter(({ reply }) => reply?.answer === 'better')
  const replied = new Set(answered.map(({ source }) => source.id))
  const repliedMs = lastRepliedMs(answered)
  return findings.find(
    ({ level, localDate, fromMs, source }) =>
      level !== 'emergency' && (localDate === today || fromMs > repliedMs) && !replied.has(source.id),
  )
}

/** For screen readers, where the card above gives the same advice. */
export const adviceAbove = (profile: Patient | undefined) => ({
  line: companionAdviceLine(profile?.nation, undefined),
  isSaidAbove: true as const,
})
