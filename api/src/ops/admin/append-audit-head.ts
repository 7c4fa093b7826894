import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { verifyChain } from '../../platform/audit/verify-chain.ts'
import type { Command } from './commands.ts'

/**
 * `audit head <file>`: adds the end of the log to a file that is kept where the server cannot write. Who later rewrites
 * the log is found out by `audit verify <row>:<hash>`.
 */
export const appendAuditHead: Command = async (db, [file]) => {
  if (file === undefined) return { isGood: false, said: 'Say where to: audit head <file>.' }
  const found = await verifyChain(db)
  if (!found.isWhole) return { isGood: false, said: `BROKEN at row ${found.seq}: ${found.problem}.` }
  const line = `${new Date().toISOString()} ${found.head.seq}:${found.head.hash}`
  appendFileSync(resolve(file), `${line}\n`, { mode: 0o600 })
  return { isGood: true, said: line }
}
