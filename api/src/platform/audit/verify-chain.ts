import type { Db } from '../db/database.ts'
import { type AuditRow, auditChainStart, hashAuditRow, type ChainLink } from './audit-chain.ts'
import { getAuditHead, listAuditRows } from './audit.repo.ts'

/** `head` should be stored elsewhere; a broken chain names the first wrong row. */
export type Verification =
  | { isWhole: true; head: ChainLink }
  | { isWhole: false; seq: number; problem: string }

const rowsAtATime = 5_000

/**
 * Reads the whole log in order. The server may keep writing: only rows that existed at the start are expected.
 *
 * @param kept an earlier head, stored where the server cannot write
 */
export async function verifyChain(db: Db, kept?: ChainLink): Promise<Verification> {
  const before = await getAuditHead(db)
  let last = auditChainStart
  for (;;) {
    const rows = await listAuditRows(db, { after: last.seq, limit: rowsAtATime })
    for (const row of rows) {
      const problem = findProblem(row, last) ?? (kept && problemAgainst(kept, row))
      if (problem !== undefined) return { isWhole: false, seq: row.seq, problem }
      last = row
    }
    if (rows.length < rowsAtATime) break
  }
  const end = Math.max(before.seq, kept?.seq ?? 0)
  if (last.seq < end) return broken(last.seq + 1, `missing: the log continued to row ${end}`)
  const head = await getAuditHead(db)
  const isAtHead = head.seq > last.seq || (head.seq === last.seq && head.hash === last.hash)
  if (!isAtHead) return broken(last.seq, 'not the last row of the log')
  return { isWhole: true, head: { seq: last.seq, hash: last.hash } }
}

const broken = (seq: number, problem: string): Verification => ({ isWhole: false, seq, problem })

/** What is wrong with a row that should follow `before`; undefined when nothing is. */
export function findProblem(row: AuditRow, before: ChainLink): string | undefined {
  if (row.seq !== before.seq + 1) return `row ${before.seq + 1} is missing`
  if (row.prev_hash !== before.hash) return 'does not follow the row before it'
  if (row.hash !== hashAuditRow(row)) return 'has been changed since it was written'
  return undefined
}

function problemAgainst(kept: ChainLink, row: AuditRow): string | undefined {
  return row.seq === kept.seq && row.hash !== kept.hash ? 'not the same row as before' : undefined
}
