import type { PatientId } from '@second-wind/core/platform/ids'
import { db } from '../database/db-connection.ts'
import { type Account, readMeta, writeMeta } from '../database/meta.ts'
import { authMode } from './auth-mode.ts'
import { localPatientId } from './local-ids.ts'

/** This phone belongs to another account and must be wiped before it can belong to this one. */
export class OtherAccount extends Error {}

/** The patient's id on the server; undefined before a clinic has approved the phone. */
export async function readAccountId(): Promise<PatientId | undefined> {
  return authMode === 'demo' ? localPatientId : (await readMeta('account'))?.patientId
}

/**
 * Assigns this database to an account, once and permanently. Entries logged before are sent to that account.
 *
 * @throws OtherAccount and changes nothing
 */
export async function claimAccount(account: Account): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const owner = await readMeta('account')
    if (owner && owner.patientId !== account.patientId) throw new OtherAccount()
    await writeMeta('account', account)
  })
}
