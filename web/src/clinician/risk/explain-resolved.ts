import { isWorsening } from '@second-wind/core/care/roster/roster-need'
import { epochMs } from '@second-wind/core/platform/moment'
import { inSentence, type Moment, type RiskFacts } from './explain-sign.ts'

/**
 * Who has already dealt with an alert since the newest sign, so that no colleague calls for the same again. That of the
 * sign is never called resolved while another alert as severe is open (HZ-09), nor any without those that are open. A reply
 * that the patient is not back to normal raises no alert: what was resolved before it is still what it is about.
 */
export function explainResolved(patient: RiskFacts, moment: Moment): string[] {
  const { lastResolved, latestSignAt } = patient
  if (!lastResolved) return []
  const isAlone = patient.need === 'silent' || isByReplyAlone(patient)
  if (!isAlone && epochMs(lastResolved.at) < epochMs(latestSignAt ?? lastResolved.at)) return []
  const resolved = `resolved ${inSentence(moment(epochMs(lastResolved.at)))} by ${lastResolved.by ?? 'another clinician'}`
  const subject = lastResolved.isOfWorstSign || isAlone ? 'Alert' : 'Another alert was'
  return [`${subject} ${resolved}${describeOpen(patient, lastResolved.at)}.`]
}

function isByReplyAlone({ need, findings, alertCount }: RiskFacts): boolean {
  const worsening = findings.filter(isWorsening)
  return (
    need === 'worsening' &&
    alertCount === 0 &&
    worsening.length > 0 &&
    worsening.every(({ id }) => id === 'follow-up-not-usual')
  )
}

/** "; 2 new alerts since" where all have come after it, or "; 2 are still open". */
function describeOpen({ alertCount, oldestAlertAt }: RiskFacts, resolvedAt: string): string {
  if (alertCount === 0) return ''
  if (oldestAlertAt && epochMs(oldestAlertAt) > epochMs(resolvedAt))
    return `; ${alertCount} new ${alertCount === 1 ? 'alert' : 'alerts'} since`
  return `; ${alertCount} ${alertCount === 1 ? 'is' : 'are'} still open`
}
