import { epochMs } from '../../platform/moment.ts'
import { type AlertSeverity, alertSeverities } from '../alert.ts'

type Sortable = {
  id: string
  patientId: number
  severity: AlertSeverity
  isResolved: boolean
  createdAt: string
  resolvedAt: string | null
  findings: readonly { receivedAt: string; withdrawnAt: string | null }[]
}

/**
 * The order of the clinicians' alerts: open ones first, the alerts of each patient together. Patients by their most
 * serious alert, and among equals by the newest one; the same within a patient. Then the resolved ones, the last
 * resolved first. An alert is as new as the newest finding that the patient has not withdrawn. Hazard: HZ-09 (alert
 * unseen).
 */
export function sortAlerts<Alert extends Sortable>(alerts: readonly Alert[]): Alert[] {
  const open = alerts.filter(({ isResolved }) => !isResolved).toSorted(compareOpen)
  const firstOf = new Map<number, number>()
  for (const [at, { patientId }] of open.entries()) {
    if (!firstOf.has(patientId)) firstOf.set(patientId, at)
  }
  const placeOf = ({ patientId }: Alert) => firstOf.get(patientId) ?? 0
  const resolved = alerts.filter(({ isResolved }) => isResolved)
  return [
    // `toSorted` keeps the order within a patient.
    ...open.toSorted((a, b) => placeOf(a) - placeOf(b)),
    ...resolved.toSorted((a, b) => resolvedMs(b) - resolvedMs(a) || compareIds(b, a)),
  ]
}

const compareOpen = (a: Sortable, b: Sortable): number =>
  alertSeverities.indexOf(a.severity) - alertSeverities.indexOf(b.severity) ||
  newestMs(b) - newestMs(a) ||
  compareIds(b, a)

const newestMs = ({ createdAt, findings }: Sortable): number => {
  const current = findings.filter(({ withdrawnAt }) => withdrawnAt === null)
  return Math.max(epochMs(createdAt), ...current.map(({ receivedAt }) => epochMs(receivedAt)))
}

const resolvedMs = ({ resolvedAt }: Sortable): number => (resolvedAt === null ? 0 : epochMs(resolvedAt))

const compareIds = (a: Sortable, b: Sortable): number => (a.id < b.id ? -1 : Number(a.id > b.id))
