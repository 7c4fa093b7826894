import type { Db } from '../db/database.ts'
import { getRequestContext } from '../http/request-context.ts'
import { type AuditRow, hashAuditRow } from './audit-chain.ts'
import { AuditError } from './audit-error.ts'
import { insertAuditRow, getAuditHead } from './audit.repo.ts'

/** Who, when, what and whose. Never a name, never anything clinical. */
export type AuditEvent = {
  /** ISO 8601, the server's clock. */
  at: string
  actor: { kind: AuditRow['actor_kind']; id: number }
  /** The route's action. */
  action: string
  patientId?: number | null
  object?: string | null
  outcome?: AuditRow['outcome']
  /** The error code of a refusal. */
  reason?: string | null
}

/** A real person has replaced a sample person: earlier audit rows of this patient are not about them. */
export const sampleRemovalAction = 'sample.remove'

/** Adds a row in the transaction of the audited action. @throws AuditError */
export async function writeAudit(trx: Db, event: AuditEvent): Promise<void> {
  const { at, actor, action, patientId = null, object = null, outcome = 'done', reason = null } = event
  try {
    const head = await getAuditHead(trx)
    const row = {
      seq: head.seq + 1,
      at,
      actor_kind: actor.kind,
      actor_id: actor.id,
      action,
      patient_id: patientId,
      object,
      outcome,
      reason,
      device_id: getRequestContext()?.deviceId ?? null,
      request_id: getRequestContext()?.id ?? null,
      prev_hash: head.hash,
    }
    await insertAuditRow(trx, { ...row, hash: hashAuditRow(row) })
  } catch (error) {
    throw new AuditError(error)
  }
}
