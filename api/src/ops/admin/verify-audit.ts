import type { Link } from '../../platform/audit/chain.ts'
import { verifyChain } from '../../platform/audit/verify-chain.ts'
import type { Db } from '../../platform/db/database.ts'

/**
 * Reads the whole audit log and says whether anything in it was changed.
 *
 * @param words may hold the head that an earlier run printed, as `<row>:<hash>`
 */
export async function verifyAudit(
  db: Db,
  [kept]: readonly string[],
): Promise<{ isGood: boolean; said: string }> {
  const head = kept === undefined ? undefined : parseHead(kept)
  if (kept !== undefined && !head) return { isGood: false, said: `"${kept}" is not a head like 12:0f3a…` }
  const found = await verifyChain(db, head)
  if (!found.isWhole) return { isGood: false, said: `BROKEN at row ${found.seq}: ${found.problem}.` }
  const { seq, hash } = found.head
  return {
    isGood: true,
    said: `OK: ${seq} rows. Keep this head where the server cannot write: ${seq}:${hash}`,
  }
}

function parseHead(text: string): Link | undefined {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  return seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash }
}
