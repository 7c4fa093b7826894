import { type ListedAlert, listedAlert } from '@second-wind/core/care/contract/alerts'

export const alertIds = {
  first: '0190a000-0000-7000-8000-00000000a001',
  second: '0190a000-0000-7000-8000-00000000a002',
  third: '0190a000-0000-7000-8000-00000000a003',
}

/** Margaret has been very breathless for a quarter of an hour; the alert is unread. */
export function anAlert(changes: Partial<Record<keyof ListedAlert, unknown>> = {}): ListedAlert {
  const alert = {
    id: alertIds.first,
    patientId: 2,
    patientName: 'Margaret Ellis',
    severity: 'critical',
    alertType: 'severe_breathlessness',
    message: '20 November 2026: breathlessness 9 out of 10.',
    isRead: false,
    isResolved: false,
    createdAt: '2026-11-20T16:45:00.000Z',
    updatedAt: '2026-11-20T16:45:00.000Z',
    ruleId: 'breathlessness-severe',
    resolvedAt: null,
    resolvedBy: null,
    resolvedReason: null,
    ...changes,
  }
  return listedAlert.parse({
    findings: [aFinding({ message: alert.message, severity: alert.severity, receivedAt: alert.createdAt })],
    ...alert,
  })
}

/** One line of an alert, as it arrived with it. */
export const aFinding = (changes: object = {}) => ({
  id: 1,
  message: '20 November 2026: breathlessness 9 out of 10.',
  severity: 'critical',
  localDate: '2026-11-20',
  receivedAt: '2026-11-20T16:45:00.000Z',
  withdrawnAt: null,
  ...changes,
})

export const resolved = {
  isResolved: true,
  resolvedAt: '2026-11-20T16:55:00.000Z',
  resolvedBy: 'Dr. Helen Marsh',
  resolvedReason: 'Spoke to the patient and gave advice',
}
