import { alertMessage } from '@second-wind/core/care/alerts/alert-message'
import { type AlertEvent, alertsFor, type RaisedAlert } from '@second-wind/core/care/alerts/alert-rules'
import { updateOpenAlert } from '@second-wind/core/care/alerts/update-open-alert'
import { RULES_VERSION } from '@second-wind/core/triage/rules-version'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Db } from '../../platform/db/database.ts'
import { stableId } from '../../platform/db/stable-id.ts'
import { findOpenAlert, insertAlert, touchAlert, updateAlert } from './alerts.repo.ts'
import { logAlertCountChange } from './log-alert-count-change.ts'

/** Raises the alerts that a synced record requires, in the transaction that applies it (ruling C-33). */
export async function raiseAlerts(trx: Db, change: IncomingChange, event: AlertEvent): Promise<void> {
  for (const raised of alertsFor(event)) await raiseAlert(trx, change, raised)
}

async function raiseAlert(trx: Db, change: IncomingChange, raised: RaisedAlert): Promise<void> {
  const { patientId, entityId, moment } = change
  const { alertType, severity, ruleId } = raised
  const { local_date: localDate } = moment
  const message = alertMessage(raised, localDate)
  const origin = { sourceId: entityId, ruleId, rulesVersion: RULES_VERSION }

  const open = await findOpenAlert(trx, patientId, alertType)
  if (open) {
    const updatedAt = moment.received_at
    const updated = updateOpenAlert(open, { severity, message, localDate })
    if (updated) await updateAlert(trx, { id: open.id, ...updated }, { updatedAt, origin })
    else await touchAlert(trx, open.id, updatedAt)
    return
  }
  const id = stableId(Date.parse(moment.received_at), `alert ${alertType} ${change.mutationId}`)
  await insertAlert(
    trx,
    { id, patientId, severity, alertType, message, createdAt: moment.received_at },
    origin,
  )
  await logAlertCountChange(trx, patientId)
}
