import { alertMessage } from '@second-wind/core/care/alerts/alert-message'
import { type AlertEvent, alertsFor, type RaisedAlert } from '@second-wind/core/care/alerts/alert-rules'
import { updateOpenAlert } from '@second-wind/core/care/alerts/update-open-alert'
import type { ClinicianId } from '@second-wind/core/platform/ids'
import { RULES_VERSION } from '@second-wind/core/triage/rules-version'
import type { Selectable } from 'kysely'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Tables } from '../../platform/db/database.ts'
import { stableId } from '../../platform/db/stable-id.ts'
import type { SeededRandom } from './seeded-random.ts'

type Alert = Selectable<Tables['alerts']>
type HistoryEvent = { change: IncomingChange; event: AlertEvent }

const hourMs = 60 * 60_000
const reasons = [
  'Called, improving.',
  'Seen in clinic.',
  'Antibiotics prescribed.',
  'Spoke to the family.',
] as const

/** The alerts of one history, by the product's own rules, and what clinicians did with most of them. */
export function alertsForHistory(
  history: readonly HistoryEvent[],
  { clinicianId, random }: { clinicianId: ClinicianId; random: SeededRandom },
): Alert[] {
  const all: Alert[] = []
  const open = new Map<string, Alert>()
  for (const { change, event } of history) {
    for (const alert of open.values()) if (random.chance(0.5)) resolve(alert, change)
    for (const raised of alertsFor(event)) raise(raised, change)
  }
  return all

  function raise(raised: RaisedAlert, change: IncomingChange): void {
    const { local_date: localDate } = change.moment
    const finding = { severity: raised.severity, message: alertMessage(raised, localDate) }
    const known = open.get(raised.alertType)
    if (!known) {
      const alert = alertOf(raised, change, finding.message)
      open.set(raised.alertType, alert)
      all.push(alert)
      return
    }
    // A history comes in order, so that what is open is never about a later day.
    const updated = updateOpenAlert({ ...known, localDate: undefined }, { ...finding, localDate })
    known.updated_at = change.moment.received_at
    if (updated) Object.assign(known, finding, { is_read: 0, source_id: change.entityId })
  }

  /** Some hours later, and before the patient is heard again. */
  function resolve(alert: Alert, { latestMs }: IncomingChange): void {
    const sinceMs = Date.parse(alert.updated_at)
    const resolvedMs = Math.min(latestMs, sinceMs + random.between(1, 20) * hourMs)
    const resolved = {
      is_resolved: 1,
      resolved_by: clinicianId,
      resolved_reason: random.pick(reasons),
    } as const
    Object.assign(alert, resolved, { is_read: 1, resolved_at: new Date(resolvedMs).toISOString() })
    open.delete(alert.alert_type)
  }
}

function alertOf(
  { alertType, severity, ruleId }: RaisedAlert,
  change: IncomingChange,
  message: string,
): Alert {
  const { patientId, mutationId, entityId, latestMs, moment } = change
  return {
    id: stableId(latestMs, `alert ${alertType} ${mutationId}`),
    patient_id: patientId,
    severity,
    alert_type: alertType,
    message,
    is_read: 0,
    is_resolved: 0,
    created_at: moment.received_at,
    source_id: entityId,
    rule_id: ruleId,
    rules_version: RULES_VERSION,
    updated_at: moment.received_at,
    resolved_at: null,
    resolved_by: null,
    resolved_reason: null,
  }
}
