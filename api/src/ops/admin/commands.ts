import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/database.ts'
import { appendAuditHead } from './append-audit-head.ts'
import { createBackupCommand, verifyBackupCommand, restoreCommand } from './backup-commands.ts'
import { checkHealth } from './check-health.ts'
import { createClinician, newEnrolmentLinkCommand } from './create-clinician.ts'
import { disableClinician, enableClinician, revokeClinicianSessions } from './clinician-access-commands.ts'
import { erasePatientByNumber } from './erase-patient.ts'
import { listClinicians } from './list-clinicians.ts'
import { endShareCommand, listSharesCommand } from './share-commands.ts'
import { listDevicesCommand } from './list-devices.ts'
import { revokeDeviceCommand } from './revoke-device.ts'
import { verifyAudit } from './verify-audit.ts'

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
