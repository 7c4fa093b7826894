import type { Db } from '../db/database.ts'
import { verifyAudit } from './verify-audit.ts'

/** What `npm run admin -- <command>` does, and what it says in the end. */
export type Command = (db: Db, words: readonly string[]) => Promise<{ isGood: boolean; said: string }>

export const commands = {
  'audit verify': verifyAudit,
} as const satisfies Record<string, Command>
