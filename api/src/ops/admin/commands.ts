import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/database.ts'
import { appendAuditHead } from './append-audit-head.ts'
import { backUp, checkBackup, restore } from './backup-commands.ts'
import { askHealth } from './check-health.ts'
import { createClinician, linkClinician } from './create-clinician.ts'
import { disableClinician, enableClinician, revokeSessionsOf } from './clinician-access-commands.ts'
import { erasePatientByNumber } from './erase-patient.ts'
import { listClinicians } from './list-clinicians.ts'
import { endShare, listSharesOf } from './share-commands.ts'
import { listDevices } from './list-devices.ts'
import { revokePhone } from './revoke-device.ts'
import { verifyAudit } from './verify-audit.ts'

/** What a command says in the end; one that is not good ends with exit code 1. */
export type Outcome = { isGood: boolean; said: string }

/** What `npm run admin -- <command>` does with the open database. */
export type Command = (db: Db, words: readonly string[], config: Config) => Promise<Outcome>

export const commands = {
  'audit verify': verifyAudit,
  'audit head': appendAuditHead,
  'device list': listDevices,
  'device lost': revokePhone({ isLost: true }),
  'device revoke': revokePhone({ isLost: false }),
  'share list': listSharesOf,
  'share end': endShare,
  'clinician create': createClinician,
  'clinician link': linkClinician,
  'clinician disable': disableClinician,
  'clinician enable': enableClinician,
  'clinician list': listClinicians,
  'session revoke': revokeSessionsOf,
  'patient erase': erasePatientByNumber,
} as const satisfies Record<string, Command>

/** The same for what must not, or need not, have the database open. */
export type FileCommand = (config: Config, words: readonly string[]) => Promise<Outcome>

export const fileCommands = {
  'backup verify': checkBackup,
  backup: backUp,
  restore,
  health: askHealth,
} as const satisfies Record<string, FileCommand>
