import { epochMs } from '../../platform/moment.ts'
import { type AlertSeverity, alertSeverities } from '../alert.ts'

type Sortable = {
  id: string
  patientId: number
  severity: AlertSeverity
  isResolved: boolean
  createdAt: string
  resolvedAt: string | null
  findings: readonly SortableFinding[]
}

type SortableFinding = {
  severity: AlertSeverity
  /** `findings/finding-gravity.ts`; absent in replies of older servers. */
  gravity?: number | undefined
  receivedAt: string
  withdrawnAt: string | null
}

/**
 * The order of the clinicians' alerts (hazard HZ-09, alert unseen):
 *
 * 1. Open alerts before resolved ones; of these, the last resolved first.
 * 2. Open alerts are grouped by patient. Patients with a critical alert come first, unless they have corrected or deleted
 *    every finding that made it critical.
 * 3. Otherwise patients have the order of the clinician's list (roster/sort-by-urgency.ts), so that two screens never
 *    disagree. Patients who are not in the list follow by their most serious alert, then by the newest.
 * 4. Within a patient the most serious alert comes first, then the one with the worst finding that was not withdrawn, then
 *    the newest.
 *
 * @param patients who is in the clinician's list, most urgent first
 */
export function sortAlerts<Alert extends Sortable>(
  alerts: readonly Alert[],
  patients: readonly { id: number }[] = [],
): Alert[] {
  const open = alerts.filter(({ isResolved }) => !isResolved).toSorted(compareOpen)
  const places = new Map<number, number>()
  for (const id of [...patients.map((patient) => patient.id), ...open.map((alert) => alert.patientId)]) {
    if (!places.has(id)) places.set(id, places.size)
  }
  const placeOf = ({ patientId }: Alert) => places.get(patientId) ?? 0
  const critical = new Set(open.filter(isCritical).map(({ patientId }) => patientId))
  const afterCritical = ({ patientId }: Alert) => Number(!critical.has(patientId))
  const resolved = alerts.filter(({ isResolved }) => isResolved)
  return [
    ...open.toSorted(
      (a, b) => afterCritical(a) - afterCritical(b) || placeOf(a) - placeOf(b) || compareOfPatient(a, b),
    ),
    ...resolved.toSorted((a, b) => resolvedMs(b) - resolvedMs(a) || compareIds(b, a)),
  ]
}

const isCritical = (alert: Sortable): boolean => alert.severity === 'critical' && !isWithdrawn(alert)

/** Nothing that makes the alert so severe is current. */
function isWithdrawn({ severity, findings }: Sortable): boolean {
  const asSevere = findings.filter((finding) => finding.severity === severity)
  return asSevere.length > 0 && current(asSevere).length === 0
}

const compareOpen = (a: Sortable, b: Sortable): number =>
  compareSeverity(a, b) || Number(isWithdrawn(a)) - Number(isWithdrawn(b)) || compareNewest(a, b)

const compareOfPatient = (a: Sortable, b: Sortable): number =>
  compareSeverity(a, b) || worstGravity(a) - worstGravity(b) || compareNewest(a, b)

const compareSeverity = (a: Sortable, b: Sortable): number =>
  alertSeverities.indexOf(a.severity) - alertSeverities.indexOf(b.severity)

const compareNewest = (a: Sortable, b: Sortable): number => newestMs(b) - newestMs(a) || compareIds(b, a)

const current = (findings: readonly SortableFinding[]): SortableFinding[] =>
  findings.filter(({ withdrawnAt }) => withdrawnAt === null)

const newestMs = ({ createdAt, findings }: Sortable): number => {
  return Math.max(epochMs(createdAt), ...current(findings).map(({ receivedAt }) => epochMs(receivedAt)))
}

/** The gravity of the findings that make the alert as severe; after all others when the patient has withdrawn them. */
const worstGravity = ({ severity, findings }: Sortable): number =>
  Math.min(
    Number.MAX_SAFE_INTEGER,
    ...current(findings).map((finding) =>
      finding.severity === severity ? (finding.gravity ?? 0) : Number.MAX_SAFE_INTEGER,
    ),
  )

const resolvedMs = ({ resolvedAt }: Sortable): number => (resolvedAt === null ? 0 : epochMs(resolvedAt))

const compareIds = (a: Sortable, b: Sortable): number => (a.id < b.id ? -1 : Number(a.id > b.id))
