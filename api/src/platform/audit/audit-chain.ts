import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/database.ts'

/**
 *   row 1: hash = sha256(zeros  + content 1)
 *   row 2: hash = sha256(hash 1 + content 2), prev_hash = hash 1
 *   head (meta): number and hash of the newest row
 *
 * 1. Row numbers have no gap, which reveals a missing row; the number is part of the content, which reveals a moved
 *    one.
 * 2. The next row builds on the stored head, so deleting the newest rows leaves a gap too.
 * 3. An attacker who can rewrite the file can rewrite the whole chain; only a head stored elsewhere reveals that.
 */
export type AuditRow = Selectable<Tables['audit']>

/** Columns that older rows lack; a database that is not migrated lacks the columns too. */
export const withoutDeviceOrRequest = { device_id: null, request_id: null }

/** A position in the chain. */
export type ChainLink = Pick<AuditRow, 'seq' | 'hash'>

export const auditChainStart: ChainLink = { seq: 0, hash: '0'.repeat(64) }

/**
 * SHA-256 in hex over the previous hash and the row's content, in this order of fields. Phone and request are included
 * only where the row has one of them, so that older rows keep their hash; no two rows share a content.
 */
export function hashAuditRow(row: Omit<AuditRow, 'hash'>): string {
  const { seq, at, actor_kind, actor_id, action, patient_id, object, outcome, reason, prev_hash } = row
  const { device_id, request_id } = row
  const requestIds = device_id === null && request_id === null ? [] : [device_id, request_id]
  const content = [seq, at, actor_kind, actor_id, action, patient_id, object, outcome, reason, ...requestIds]
  return createHash('sha256')
    .update(prev_hash + JSON.stringify(content))
    .digest('hex')
}
