import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { epochMs } from '@second-wind/core/platform/moment'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { requireShare } from '../../platform/authentication/require-share.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { logChange } from '../../records/change-log.repo.ts'
import { noteCall } from '../calls/note-call.ts'
import { refreshRoster } from '../roster/refresh-roster.ts'
import { alertCountChange } from './alert-count-change.ts'
import { findResolution, markRead, markResolved } from './alerts.repo.ts'
import { findListedAlert } from './listed-alerts.repo.ts'

type AlertAction = { alertId: string; actor: ClinicianActor; now: string; seenUpdatedAt: string | undefined }

/** Marks an alert as read. Read is not resolved. */
export async function markAlertRead(trx: Db, handling: AlertAction): Promise<ListedAlert> {
  const alert = await requireCurrentAlert(trx, handling)
  if (alert.isRead) return alert
  await markRead(trx, alert.id)
  await audit(trx, 'alert.read', handling, alert)
  return getAlert(trx, alert.id)
}

type Resolving = AlertAction & { reason: string | null; callNoteId?: string | undefined }

/**
 * Resolves an alert, and notes the call in which the clinician spoke to the patient. The record keeps who resolved it
 * first. The same request again, whose reply was lost, changes nothing; any other is refused, so that no clinician
 * believes that their reason was stored.
 *
 * @throws ApiError already_resolved; conflict when the id of the call is taken
 */
export async function resolveAlert(trx: Db, handling: Resolving): Promise<ListedAlert> {
  const alert = await requireCurrentAlert(trx, handling)
  if (alert.isResolved && !(await isRepeat(trx, handling))) throw new ApiError('already_resolved')
  await noteCallIfAny(trx, handling, alert)
  if (alert.isResolved) return alert
  await markResolved(trx, alert.id, { by: handling.actor.id, at: handling.now, reason: handling.reason })
  await audit(trx, 'alert.resolve', handling, alert)
  await logChange(trx, alertCountChange(alert.patientId))
  await refreshRoster(trx, alert.patientId, Date.parse(handling.now))
  return getAlert(trx, alert.id)
}

async function noteCallIfAny(
  trx: Db,
  { actor, now, callNoteId: id }: Resolving,
  { patientId }: ListedAlert,
): Promise<void> {
  if (id !== undefined)
    await noteCall(trx, { id, actor, patientId, outcome: 'spoke', nowMs: Date.parse(now) })
}

async function isRepeat(trx: Db, { alertId, actor, reason }: Resolving): Promise<boolean> {
  const before = await findResolution(trx, alertId)
  return before?.by === actor.id && (reason === null || reason === before.reason)
}

/** @throws ApiError not_found; conflict when a finding arrived after the state that the clinician saw */
async function requireCurrentAlert(
  trx: Db,
  { alertId, actor, seenUpdatedAt }: AlertAction,
): Promise<ListedAlert> {
  const alert = await getAlert(trx, alertId)
  await requireShare(trx, actor, alert.patientId)
  const isOutdated = seenUpdatedAt !== undefined && epochMs(seenUpdatedAt) < epochMs(alert.updatedAt)
  if (isOutdated) throw new ApiError('conflict', { message: 'This alert has changed since you opened it.' })
  return alert
}

async function getAlert(trx: Db, id: string): Promise<ListedAlert> {
  const alert = await findListedAlert(trx, id)
  if (!alert) throw new ApiError('not_found')
  return alert
}

async function audit(
  trx: Db,
  action: 'alert.read' | 'alert.resolve',
  { actor, now }: AlertAction,
  { id, patientId }: ListedAlert,
): Promise<void> {
  await writeAudit(trx, { at: now, actor, action, patientId, object: `alert ${id}` })
}
