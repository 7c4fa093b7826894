import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/database.ts'
import { appendAuditHead, verifyAudit } from './audit-commands.ts'
import { createBackupCommand, restoreCommand, verifyBackupCommand } from './backup-commands.ts'
import { checkHealth } from './check-health.ts'
import {
  disableClinician,
  enableClinician,
  issueEnrolmentLinkCommand,
  listClinicians,
  revokeClinicianSessions,
} from './clinician-account-commands.ts'
import { createClinician } from './create-clinician.ts'
import { listDevicesCommand, revokeDeviceCommand } from './device-commands.ts'
import { erasePatientByNumber } from './erase-patient-by-number.ts'
import { findPatientsCommand } from './find-patients.ts'
import { endShareCommand, listSharesCommand } from './share-commands.ts'

/** The result of a command; `isGood: false` means exit code 1. */
export type Outcome = { isGood: boolean; message: string }

/** A command that works on the open database, run by `npm run admin -- <command>`. */
export type Command = (db: Db, args: readonly string[], config: Config) => Promise<Outcome>

export const commands = {
  'audit verify': verifyAudit,
  'audit head': appendAuditHead,
  'device list': listDevicesCommand,
  'device lost': revokeDeviceCommand({ isLost: true }),
  'device revoke': revokeDeviceCommand({ isLost: false }),
  'share list': listSharesCommand,
  'share end': endShareCommand,
  'clinician create': createClinician,
  'clinician link': issueEnrolmentLinkCommand,
  'clinician disable': disableClinician,
  'clinician enable': enableClinician,
  'clinician list': listClinicians,
  'session revoke': revokeClinicianSessions,
  'patient erase': erasePatientByNumber,
  'patients find': findPatientsCommand,
} as const satisfies Record<string, Command>

/** A command that opens the database itself, or not at all. */
export type FileCommand = (config: Config, args: readonly string[]) => Promise<Outcome>

export const fileCommands = {
  'backup verify': verifyBackupCommand,
  backup: createBackupCommand,
  restore: restoreCommand,
  health: checkHealth,
} as const satisfies Record<string, FileCommand>

/** What `help` prints beside each command: its arguments, and what it does unless the name says it. */
export const usages: Record<keyof typeof commands | keyof typeof fileCommands, string> = {
  'audit verify': '[<row>:<hash>]',
  'audit head': '<file>',
  backup: '[<folder>]',
  'backup verify': '<file>',
  'clinician create':
    '--name "Helen Marsh" --title Dr. --department "Respiratory Medicine" --username helen.marsh',
  'clinician disable': '<username>',
  'clinician enable': '<username>',
  'clinician link': '<username>   (a new link to choose how to sign in, also after a forgotten password)',
  'clinician list': '',
  'device list': '<patient>',
  'device lost': '<patient> <device>   (signs it out and deletes its data)',
  'device revoke': '<patient> <device>   (signs it out)',
  health: '',
  'patient erase': '<patient> ERASE',
  'patients find': '<part of a name, or NHS number>',
  restore: '<file>',
  'session revoke': '<username>   (signs the clinician out everywhere)',
  'share end': '<patient> <clinician>',
  'share list': '<patient>',
}
