import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/database.ts'

/**
 *   row 1: hash = sha256(zeros  + content 1)
 *   row 2: hash = sha256(hash 1 + content 2), prev_hash = hash 1
 *   head (meta): number and hash of the newest row
 *
 * 1. Numbers have no gap, so a missing row is seen; the number is part of the content, so a moved row is seen.
 * 2. The head is read for the next row, so rows cut off the end leave a gap too.
 * 3. Who can rewrite the whole file can rewrite the whole chain: a head kept elsewhere finds that out.
 */
export type AuditRow = Selectable<Tables['audit']>

/** What rows of before lack; in a database that has not been brought up to date, as columns too. */
export const unnamed = { device_id: null, request_id: null }

/** A place in the chain: the row's number and hash. */
export type Link = Pick<AuditRow, 'seq' | 'hash'>

export const chainStart: Link = { seq: 0, hash: '0'.repeat(64) }

/**
 * SHA-256 in hex over the hash before and the row's content, in this order of fields. Phone and request are part of it
 * where the row has one of them: a row of before has neither, and no two rows have the same content.
 */
export function hashOf(row: Omit<AuditRow, 'hash'>): string {
  const { seq, at, actor_kind, actor_id, action, patient_id, object, outcome, reason, prev_hash } = row
  const { device_id, request_id } = row
  const asked = device_id === null && request_id === null ? [] : [device_id, request_id]
  const content = [seq, at, actor_kind, actor_id, action, patient_id, object, outcome, reason, ...asked]
  return createHash('sha256')
    .update(prev_hash + JSON.stringify(content))
    .digest('hex')
}
