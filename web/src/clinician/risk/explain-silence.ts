import { replyWords } from '@second-wind/core/care/roster/last-contact'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatAge, formatDayCount } from '../../ui/format/format-time.ts'
import { countedTime } from '../entry-times.ts'
import { explainResolved } from './explain-resolved.ts'
import type { Moment, RiskFacts } from './explain-sign.ts'
import { explainUsualReply } from './explain-usual-reply.ts'

/** What is known of a patient who is silent: a reply about normal, the last advice and whether its alert is resolved. */
export function explainSilence(patient: RiskFacts, now: number, moment: Moment): string {
  const { need, latestSignAt, lastSymptomEntry: entry } = patient
  const unknownSince = need === 'silent' && entry ? 'for 48 hours or more' : 'yet'
  const since = latestSignAt ? `for ${formatDayCount(now - epochMs(latestSignAt))}` : unknownSince
  return [
    ...explainUsualReply(patient, moment),
    ...explainLastAdvice(patient, now),
    ...explainResolved(patient, moment),
    noReport(patient, since, now),
  ].join(' ')
}

/** "Last advice: call 999, 3 days ago." What the patient read last is what they may be living with now (HZ-09). */
export const explainLastAdvice = ({ lastAdvice }: RiskFacts, now: number): string[] =>
  lastAdvice
    ? [
        `Last advice: ${adviceWords[lastAdvice.level]}, ${formatAge(epochMs(lastAdvice.at), now)}${repliedLater(lastAdvice)}.`,
      ]
    : []

function repliedLater({ isBetter, isMistake }: NonNullable<RiskFacts['lastAdvice']>): string {
  if (isMistake) return ` (replied later: ${replyWords.mistake})`
  return isBetter ? ` (replied later: ${replyWords.better})` : ''
}

const adviceWords = { emergency: 'call 999', urgent: 'get medical advice the same day' } as const

/** After a sign or an open alert, how the patient is since then is unknown too. A reply or an answer may have come. */
export function explainLaterSilence(
  { lastSymptomEntry: entry, lastTriageResult: check }: RiskFacts,
  now: number,
): string[] {
  const times = [...(entry ? [countedTime(entry)] : []), ...(check ? [check.createdAt] : [])]
  const lastMs = Math.max(...times.map(epochMs))
  return times.length > 0 && isTooOldForToday(lastMs, now)
    ? [`No check-in or symptom check for ${formatDayCount(now - lastMs)}.`]
    : []
}

/** An answer to a message is contact, and does not say how the patient is; a reply of the last two days does. */
function noReport({ lastContact }: RiskFacts, since: string, now: number): string {
  const report = `${since === 'yet' && !lastContact ? 'Nothing received' : 'No check-in or symptom check'} ${since}.`
  const hasReplied = lastContact?.kind === 'reply' && !isTooOldForToday(epochMs(lastContact.at), now)
  return hasReplied ? report : `${report} We do not know how this patient is now.`
}
