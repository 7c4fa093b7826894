import { findingTime, withoutDay } from '@second-wind/core/care/alerts/group-findings'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import { describeWithdrawal } from '../alerts/alert-words.ts'
import { countedTime } from '../entry-times.ts'
import { quoteReply } from '../roster/reply-words.ts'
import { inSentence, loggedAt, type Moment, type RiskFacts } from './explain-sign.ts'

/** What the open alert shows, and what the patient has made of it since. */
export function explainAlert(sentence: string, patient: RiskFacts, moment: Moment): string[] {
  const { openAlertFinding: finding } = patient
  if (!finding) return [sentence]
  const { withdrawnAt, message } = finding
  const found = withoutDay(message).replace(/\.$/, '')
  const logged = loggedAt({ ...finding, at: findingTime(finding) }, moment)
  if (withdrawnAt !== null) {
    const withdrawal = describeWithdrawal({ ...finding, withdrawnAt }, (at) =>
      inSentence(moment(epochMs(at))),
    )
    const was = `Was ${lowerFirst(found)}${logged}. ${withdrawal}. Alert still open.`
    return [was, ...explainCalmCheckIn(finding, patient, moment)]
  }
  return [
    `${found}${logged}.`,
    ...explainReplyAboutAlert(finding, moment),
    sentence,
    ...explainCalmCheckIn(finding, patient, moment),
  ]
}

function explainReplyAboutAlert(
  { betterAt, isMistake = false }: NonNullable<RiskFacts['openAlertFinding']>,
  moment: Moment,
): string[] {
  if (betterAt === undefined) return []
  const reply = quoteReply({ answer: 'better', at: betterAt, isMistake })
  return [`Replied ${inSentence(moment(epochMs(betterAt)))}: ${reply}.`]
}

/**
 * A later check-in without any sign beside the only open alert. Its place stays, and an open 999 sign is never put in
 * doubt (HZ-02).
 */
function explainCalmCheckIn(
  finding: NonNullable<RiskFacts['openAlertFinding']>,
  { lastSymptomEntry: entry, findings, risk, alertCount, worstOpenAlert }: RiskFacts,
  moment: Moment,
): string[] {
  if (!entry || alertCount !== 1 || worstOpenAlert === 'critical') return []
  const atMs = epochMs(countedTime(entry))
  const isComplete = !entry.untouchedScores?.length && !entry.untouchedFields?.length
  const isCalm = findings.length === 0 && risk.reasons.every((reason) => background.has(reason))
  if (atMs <= epochMs(findingTime(finding)) || !isComplete || !isCalm) return []
  const scores = `breathing ${entry.breathlessness}, cough ${entry.coughSeverity}`
  return [`Check-in ${inSentence(moment(atMs))} shows no warning signs: ${scores}.`]
}

/** Reasons for a level that no answer gives. */
const background: ReadonlySet<string> = new Set(['open-alert', 'vulnerable'])
