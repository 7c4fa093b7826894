import type { Link } from '../../platform/audit/chain.ts'
import { verifyChain } from '../../platform/audit/verify-chain.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/database.ts'
import { appendAuditHead } from './append-audit-head.ts'
import { createBackupCommand, restoreCommand, verifyBackupCommand } from './backup-commands.ts'
import { checkHealth } from './check-health.ts'
import { disableClinician, enableClinician, revokeClinicianSessions } from './clinician-access-commands.ts'
import { createClinician, newEnrolmentLinkCommand } from './create-clinician.ts'
import { erasePatientByNumber } from './erase-patient.ts'
import { listClinicians } from './list-clinicians.ts'
import { listDevicesCommand } from './list-devices.ts'
import { revokeDeviceCommand } from './revoke-device.ts'
import { endShareCommand, listSharesCommand } from './share-commands.ts'

/**
 * Reads the whole audit log and says whether anything in it was changed.
 *
 * @param words may hold the head that an earlier run printed, as `<row>:<hash>`
 */
async function verifyAudit(db: Db, [kept]: readonly string[]): Promise<{ isGood: boolean; said: string }> {
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

/** What a command says in the end; one that is not good ends with exit code 1. */
export type Outcome = { isGood: boolean; said: string }

/** What `npm run admin -- <command>` does with the open database. */
export type Command = (db: Db, words: readonly string[], config: Config) => Promise<Outcome>

export const commands = {
  'audit verify': verifyAudit,
  'audit head': appendAuditHead,
  'device list': listDevicesCommand,
  'device lost': revokeDeviceCommand({ isLost: true }),
  'device revoke': revokeDeviceCommand({ isLost: false }),
  'share list': listSharesCommand,
  'share end': endShareCommand,
  'clinician create': createClinician,
  'clinician link': newEnrolmentLinkCommand,
  'clinician disable': disableClinician,
  'clinician enable': enableClinician,
  'clinician list': listClinicians,
  'session revoke': revokeClinicianSessions,
  'patient erase': erasePatientByNumber,
} as const satisfies Record<string, Command>

/** The same for what must not, or need not, have the database open. */
export type FileCommand = (config: Config, words: readonly string[]) => Promise<Outcome>

export const fileCommands = {
  'backup verify': verifyBackupCommand,
  backup: createBackupCommand,
  restore: restoreCommand,
  health: checkHealth,
} as const satisfies Record<string, FileCommand>
