import { type AlertSeverity, alertSeverities } from '@second-wind/core/care/alert'
import type { ListedAlert, ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { formatFailureReason } from '../dashboard/failure-reason.ts'
import { isLateArrival } from '../entry-times.ts'

/** On the badge of an alert; its colours: second specification, section 9. */
export const severityNames: Record<AlertSeverity, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

/** "1 Critical, 2 Medium". */
export const describeSeverities = (alerts: readonly Pick<ListedAlert, 'severity'>[]): string =>
  alertSeverities
    .map((severity) => ({ severity, count: alerts.filter((alert) => alert.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${severityNames[severity]}`)
    .join(', ')

/** Around the list of alerts. Texts in quotes: second specification, section 2. Read is not resolved: C38. */
export const alertWords = {
  notAllListed: ({ open, listed }: { open: number; listed: number }) =>
    `${open.toLocaleString('en-GB')} alerts are open. The ${listed.toLocaleString('en-GB')} most urgent are listed.`,
  title: 'Patient Alerts',
  subtitle: 'Recent alerts and notifications',
  loading: 'Loading alerts...',
  none: 'No alerts',
  current: 'Current, without an open alert',
  currentWhy:
    'Signs and answers of the last 48 hours that raise no alert, or whose alert is resolved. Open the record to read them under “Risk now”.',
  moreCurrent: (count: number) =>
    `${count.toLocaleString('en-GB')} more ${count === 1 ? 'patient' : 'patients'}: see the Patients tab, most urgent first.`,
  openTogether: (alerts: readonly Pick<ListedAlert, 'severity'>[]) =>
    `Open alerts: ${describeSeverities(alerts).toLowerCase()}`,
  resolveAll: (count: number) => `Resolve all ${count}`,
  readStillOpen: 'Read, still open',
  entryCorrected: 'Entry corrected',
  /** What is milder in the same alert still stands. */
  worseCorrected: 'Worse entry corrected',
  entryDeleted: 'Entry deleted',
  findings: 'Findings',
  moreFindings: (count: number) => `${count} more in this alert`,
  moreSigns: (count: number) => `${count} more 999 signs`,
  changedOrDeleted: (moment: string) => `Changed or deleted by the patient: ${moment}`,
  deleted: (moment: string) => `Entry deleted by the patient: ${moment}`,
  changed: (moment: string) => `Changed by the patient: ${moment}`,
  changedTo: (moment: string, now: string) => `Corrected by the patient to ${now}, ${moment}`,
  note: (text: string) => `Note: “${text}”`,
  better: (moment: string) => `The patient replied that they were better: ${moment}`,
  mistake: (moment: string) => `The patient replied that they chose this by mistake: ${moment}`,
  allWithdrawn: (areDeleted: boolean) =>
    areDeleted
      ? 'The patient has deleted every entry behind this alert. It stays open until a clinician resolves it.'
      : 'The patient has changed or deleted what raised this alert. They may still have symptoms: read their latest check-in. It stays open until a clinician resolves it.',
  how: 'How this list works',
  readIsNotResolved:
    'Marking as read does not close an alert. It stays open, and the patient stays high risk, until a clinician resolves it.',
  order:
    'Open alerts come first. Patients are in the same order as on the dashboard, most urgent first, each with their most serious alert at the top. Resolved alerts follow, the most recent first.',
  unreadable: (count: number) =>
    `${count === 1 ? '1 alert' : `${count} alerts`} cannot be shown. Reload this page. If that does not help, contact your system administrator.`,
} as const

type Withdrawn = Pick<
  ListedAlertFinding,
  'isEntryDeleted' | 'entryDeletedAt' | 'correctedAt' | 'answerNow'
> & {
  withdrawnAt: string
}

/** "Corrected by the patient to 3 out of 10, today 14:05", of a finding that the patient has withdrawn. */
export function describeWithdrawal(
  { isEntryDeleted, entryDeletedAt, correctedAt, answerNow, withdrawnAt }: Withdrawn,
  format: (at: string) => string,
): string {
  const isLate =
    entryDeletedAt === undefined && isLateArrival({ loggedAt: correctedAt, receivedAt: withdrawnAt })
  const arrived = isLate ? `, arrived ${format(withdrawnAt)}` : ''
  const moment = format(entryDeletedAt ?? correctedAt ?? withdrawnAt) + arrived
  if (isEntryDeleted === undefined) return alertWords.changedOrDeleted(moment)
  if (isEntryDeleted) return alertWords.deleted(moment)
  return answerNow === undefined ? alertWords.changed(moment) : alertWords.changedTo(moment, answerNow)
}

/** Error messages for alert actions. */
export const alertErrorWords = {
  saysSomethingNew: 'This alert has changed since you opened it. Read it again before you continue.',
  resolvedBefore: 'This alert has been resolved already. The reason you gave was not saved.',
  gone: 'This alert is no longer in your list. The patient may have moved to another clinician.',
  mayNot: 'You cannot change this alert. Nothing was changed.',
  stillUnread: (why: string) => `Not marked as read: ${why}. The alert is still unread. Try again.`,
  stillOpen: (why: string) => `Not resolved: ${why}. The alert is still open. Try again.`,
} as const

/** @param otherwise the sentence for any other failure, given its reason */
export const alertActionErrorMessage = (failure: unknown, otherwise: (why: string) => string): string =>
  describeFailure(failure, {
    403: alertErrorWords.mayNot,
    404: alertErrorWords.gone,
    already_resolved: alertErrorWords.resolvedBefore,
    409: alertErrorWords.saysSomethingNew,
    otherwise: () => otherwise(formatFailureReason(failure)),
  })

/** The alert changed since it was shown, so the server rejected the action. */
export function hasAlertChanged(failure: unknown): boolean {
  return failure instanceof HttpError && failure.status === 409
}
