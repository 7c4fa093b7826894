import type { Database } from 'better-sqlite3'
import {
  type AuditRow,
  auditChainStart,
  type ChainLink,
  withoutDeviceOrRequest,
} from '../../platform/audit/audit-chain.ts'
import { auditHeadKey, storedLink } from '../../platform/audit/audit.repo.ts'
import { findProblem } from '../../platform/audit/verify-chain.ts'

/**
 * Adds the audit rows by which the later database continues this one's log.
 *
 * @returns how many; undefined when its log does not continue this one, or one of its rows was changed
 */
export function extendAuditChain(from: Database, into: Database): number | undefined {
  const [head, fromHead] = [headOf(into), headOf(from)]
  if (!head || !fromHead) return undefined
  const last = from.prepare('select seq, hash from audit where seq = ? and hash = ?').get(head.seq, head.hash)
  if (last === undefined) return undefined
  const rows = listAfter(from, head.seq)
  const isWhole = rows.every((row, at) => findProblem(row, rows[at - 1] ?? head) === undefined)
  const end: ChainLink = rows.at(-1) ?? head
  if (!isWhole || end.hash !== fromHead.hash) return undefined

  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return 0
  const put = into.prepare(
    `insert into audit (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
  )
  for (const row of rows) put.run(row)
  into
    .prepare('insert or replace into meta (key, value) values (?, ?)')
    .run(auditHeadKey, JSON.stringify({ seq: end.seq, hash: end.hash }))
  return rows.length
}

/** Undefined when the stored text is not a head. */
function headOf(database: Database): ChainLink | undefined {
  const row = database
    .prepare("select value ->> 'seq' as seq, value ->> 'hash' as hash from meta where key = ?")
    .get(auditHeadKey)
  return row === undefined ? auditChainStart : storedLink.safeParse(row).data
}

function listAfter(from: Database, seq: number): AuditRow[] {
  return from
    .prepare<[number], AuditRow>('select * from audit where seq > ? order by seq')
    .all(seq)
    .map((row) => ({ ...withoutDeviceOrRequest, ...row }))
}
