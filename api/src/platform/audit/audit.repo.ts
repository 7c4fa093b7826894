import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { type AuditRow, auditChainStart, type ChainLink, withoutDeviceOrRequest } from './audit-chain.ts'

/** The key in `meta` of the chain's head, stored as JSON. */
export const auditHeadKey = 'audit_head'
export const storedLink = z.object({ seq: z.int(), hash: z.string() })

export async function insertAuditRow(trx: Db, row: AuditRow): Promise<void> {
  await trx.insertInto('audit').values(row).execute()
  const value = JSON.stringify({ seq: row.seq, hash: row.hash } satisfies ChainLink)
  await trx
    .insertInto('meta')
    .values({ key: auditHeadKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export async function getAuditHead(db: Db): Promise<ChainLink> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', auditHeadKey).executeTakeFirst()
  return row ? storedLink.parse(JSON.parse(row.value)) : auditChainStart
}

export async function listAuditRows(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...withoutDeviceOrRequest, ...row }))
}

type Look = Pick<AuditRow, 'actor_kind' | 'actor_id' | 'action' | 'patient_id'>

export async function findLastAuditRow(
  db: Db,
  look: Look,
): Promise<Pick<AuditRow, 'at' | 'object'> | undefined> {
  return db
    .selectFrom('audit')
    .select(['at', 'object'])
    .where('actor_kind', '=', look.actor_kind)
    .where('actor_id', '=', look.actor_id)
    .where('action', '=', look.action)
    .where('patient_id', look.patient_id === null ? 'is' : '=', look.patient_id)
    .where('outcome', '=', 'done')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}
