import { alertMessage } from '@second-wind/core/care/alerts/alert-message'
import { type AlertEvent, alertsFor, type RaisedAlert } from '@second-wind/core/care/alerts/alert-rules'
import { alertState, isLessSevere } from '@second-wind/core/care/alerts/alert-state'
import { gravityOf } from '@second-wind/core/findings/finding-gravity'
import type { ClinicianId } from '@second-wind/core/platform/ids'
import { hourMs } from '@second-wind/core/platform/moment'
import { RULES_VERSION } from '@second-wind/core/triage/rules-version'
import type { Insertable, Selectable } from 'kysely'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Tables } from '../../platform/db/database.ts'
import { stableId } from '../../platform/db/stable-id.ts'
import { iso } from '../../platform/iso.ts'
import type { SeededRandom } from './seeded-random.ts'

type Alert = Selectable<Tables['alerts']>
type Finding = Omit<Selectable<Tables['alert_findings']>, 'id'>
type HistoryEvent = { change: IncomingChange; event: AlertEvent }

const reasons = [
  'Called, improving.',
  'Seen in clinic.',
  'Antibiotics prescribed.',
  'Spoke to the family.',
] as const

/** The alerts of one history by the product's own rules, most of them handled by clinicians. */
export function alertsForHistory(
  history: readonly HistoryEvent[],
  { clinicianId, random }: { clinicianId: ClinicianId; random: SeededRandom },
): { alerts: Alert[]; findings: Insertable<Tables['alert_findings']>[] } {
  const alerts: Alert[] = []
  const findings: Finding[] = []
  const open = new Map<string, Alert>()
  for (const { change, event } of history) {
    for (const alert of open.values()) if (random.chance(0.5)) resolve(alert, change)
    for (const raised of alertsFor(event)) raise(raised, change)
  }
  return { alerts, findings }

  function raise(raised: RaisedAlert, change: IncomingChange): void {
    const { local_date: localDate, received_at: receivedAt } = change.moment
    const message = alertMessage(raised, localDate)
    const known = open.get(raised.alertType) ?? open.get(raised.joins ?? '')
    const alert = known ?? alertOf(raised, change, message)
    const finding: Finding = {
      alert_id: alert.id,
      patient_id: change.patientId,
      source_id: change.entityId,
      rule_id: raised.ruleId,
      rules_version: RULES_VERSION,
      severity: raised.severity,
      message,
      local_date: localDate,
      received_at: receivedAt,
      withdrawn_at: null,
    }
    findings.push(finding)
    if (!known) {
      open.set(raised.alertType, alert)
      alerts.push(alert)
      return
    }
    const [first = finding, ...others] = findings.filter(({ alert_id: id }) => id === known.id)
    const { mainFinding, ...state } = alertState(known.severity, [toState(first), ...others.map(toState)])
    const isRead = known.is_read === 1 && isLessSevere(raised.severity, known.severity)
    Object.assign(known, state, {
      is_read: isRead ? 1 : 0,
      updated_at: receivedAt,
      source_id: mainFinding.source_id,
      rule_id: mainFinding.rule_id,
    })
  }

  /** Some hours later, and before the phone's next contact. */
  function resolve(alert: Alert, { latestMs }: IncomingChange): void {
    const sinceMs = Date.parse(alert.updated_at)
    const resolvedMs = Math.min(latestMs, sinceMs + random.between(1, 20) * hourMs)
    const resolved = {
      is_resolved: 1,
      resolved_by: clinicianId,
      resolved_reason: random.pick(reasons),
    } as const
    Object.assign(alert, resolved, { is_read: 1, resolved_at: iso(resolvedMs) })
    open.delete(alert.alert_type)
  }
}

const toState = (finding: Finding) => ({
  ...finding,
  gravity: gravityOf(finding.rule_id),
  localDate: finding.local_date,
  withdrawnAt: finding.withdrawn_at,
})

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
