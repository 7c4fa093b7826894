import { alertSeverities } from '@second-wind/core/care/alert'
import { groupFindings } from '@second-wind/core/care/alerts/group-findings'
import { sortAlerts } from '@second-wind/core/care/alerts/sort-alerts'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatDateAndTime } from '../../ui/format/format-time.ts'
import { longDate } from '../../ui/format/uk-time.ts'
import { describeRepeats } from '../alerts/alert-findings.tsx'
import { describeWithdrawal, severityNames } from '../alerts/alert-words.ts'
import { resolveWords } from '../alerts/resolve/resolve-words.ts'

type Line = { id: string; text: string }

/** On paper: the open ones, then the resolved ones by day, the newest day first, each day the most severe first. */
export function alertLines(alerts: readonly ListedAlert[]): Line[] {
  const sorted = sortAlerts(alerts)
  const days = [...new Set(sorted.map(resolvedDay))]
  return sorted
    .toSorted(
      (a, b) =>
        days.indexOf(resolvedDay(a)) - days.indexOf(resolvedDay(b)) ||
        (a.isResolved ? severityRank(a) - severityRank(b) : 0),
    )
    .map(alertLine)
}

const resolvedDay = ({ isResolved, resolvedAt }: ListedAlert): string =>
  !isResolved ? 'open' : resolvedAt === null ? 'unknown' : longDate(epochMs(resolvedAt))

const severityRank = ({ severity }: ListedAlert): number => alertSeverities.indexOf(severity)

/** "resolved by Dr. Helen Marsh, Friday 20 November 2026, 16:00 (Spoke to the patient and gave advice)". */
function describeState({ isResolved, resolvedAt, resolvedBy, resolvedReason }: ListedAlert): string {
  if (!isResolved) return 'open'
  const time = resolvedAt === null ? resolveWords.timeUnknown : moment(resolvedAt)
  return `resolved by ${resolvedBy ?? resolveWords.byUnknown}, ${time} (${resolvedReason ?? resolveWords.noReason})`
}

const moment = (at: string): string => formatDateAndTime(epochMs(at))

/** Every finding of the alert, and which of them the patient has taken back. */
function alertLine(alert: ListedAlert): Line {
  const { id, severity, message, findings } = alert
  const messages = groupFindings(findings).map((group) => {
    const [finding] = group.findings
    const { withdrawnAt } = finding
    if (withdrawnAt !== null)
      return `${finding.message} (${describeWithdrawal({ ...finding, withdrawnAt }, moment)})`
    return group.findings.length === 1
      ? finding.message
      : `${group.worst.message} ${describeRepeats(group, moment)}.`
  })
  const text = messages.length === 0 ? message : messages.join(' ')
  return { id, text: `${severityNames[severity]}, ${describeState(alert)}: ${text}` }
}
