import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ChainLink } from '../../platform/audit/audit-chain.ts'
import { verifyChain } from '../../platform/audit/verify-chain.ts'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import type { Command, Outcome } from './commands.ts'
import { usageError } from './usage-error.ts'

/** `audit verify [<row>:<hash>]`: checks the whole audit log, also against a head that an earlier run printed. */
export async function verifyAudit(db: Db, [kept]: readonly string[]): Promise<Outcome> {
  const head = kept === undefined ? undefined : parseHead(kept)
  if (kept !== undefined && !head)
    return { isGood: false, message: `"${kept}" must be a row number and a hash, like 12:0f3a…` }
  const found = await verifyChain(db, head)
  if (!found.isWhole) return { isGood: false, message: `BROKEN at row ${found.seq}: ${found.problem}.` }
  const { seq, hash } = found.head
  return {
    isGood: true,
    message: `OK: ${seq} rows. Keep this where the server cannot change it: ${seq}:${hash}`,
  }
}

/**
 * `audit head <file>`: appends the newest row's hash to a file that the server cannot write. If someone rewrites the
 * log later, `audit verify <row>:<hash>` reveals it.
 */
export const appendAuditHead: Command = async (db, [file]) => {
  if (file === undefined) return usageError('audit head <file>')
  const found = await verifyChain(db)
  if (!found.isWhole) return { isGood: false, message: `BROKEN at row ${found.seq}: ${found.problem}.` }
  const line = `${iso(Date.now())} ${found.head.seq}:${found.head.hash}`
  appendFileSync(resolve(file), `${line}\n`, { mode: 0o600 })
  return { isGood: true, message: line }
}

function parseHead(text: string): ChainLink | undefined {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  return seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash }
}
