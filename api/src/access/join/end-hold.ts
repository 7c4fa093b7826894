import { dayMs } from '@second-wind/core/platform/moment'
import { type AuditEvent, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import { type JoinRow, redactedPerson, updateJoin } from './joins.repo.ts'

type Act = { by: AuditEvent['actor']; join: JoinRow; nowMs: number }

/** The new phone may open the record from now on, as after an approval without a hold. */
export async function endHold(
  trx: Db,
  { by: actor, action, join, nowMs }: Act & { action: 'phone.allow' | 'phone.release' },
): Promise<void> {
  await updateJoin(trx, join.id, { held_until_ms: nowMs, expires_ms: nowMs + dayMs })
  const object = `join ${join.id}`
  await writeAudit(trx, { at: iso(nowMs), actor, action, patientId: join.patient_id, object })
}

/** The new phone gets nothing, now or later. */
export async function refuseHeldDevice(trx: Db, { by: actor, join, nowMs }: Act): Promise<void> {
  await updateJoin(trx, join.id, { state: 'declined', ...redactedPerson })
  const event = { at: iso(nowMs), actor, patientId: join.patient_id } as const
  await writeAudit(trx, { ...event, action: 'phone.refuse', object: `join ${join.id}` })
}
