import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { insertAccount } from '@second-wind/api/access/clinician-accounts/clinician-accounts.repo'
import { linkDevice } from '@second-wind/api/platform/authentication/linked-devices'
import { openSession } from '@second-wind/api/platform/authentication/sessions'
import { databaseFile } from '@second-wind/api/platform/config/config'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { addTwoPatients } from '../support/add-two-patients.ts'

export const pepper = 'for attacks alone, in a folder that is deleted afterwards'
const real = { pepper, publicOrigin: '', proxies: [], tls: undefined, organisation: 'Leeds Chest Clinic' }

export type SignedIn = { patient: { cookie: string; deviceId: string }; clinician: { cookie: string } }

/** Fills a new database of real mode: patient 1 has a phone that is signed in, and shares with clinician 1. */
export async function seedSignedInPeople(dataDir: string): Promise<SignedIn> {
  mkdirSync(dataDir, { recursive: true })
  const { db, close } = openDatabase(databaseFile({ dataDir }))
  await migrateToLatest(db)
  await addTwoPatients(db)
  await insertMissingMeta(db, { mode: 'real', epoch: 'epoch-a' })
  const [id, deviceId, nowMs] = [patientId.parse(1), randomUUID(), Date.now()]
  const phone = { deviceId, patientId: id, label: 'Chrome on Android', publicKey: '{}' }
  await linkDevice(db, { ...phone, linkedBy: 'invitation' }, nowMs)
  const clock = { now: () => nowMs, offsetMinAt: () => 0 }
  const deps = { clock, newId: randomUUID, real }
  const opening = { kind: 'patient', actorId: id, deviceId, authenticatedMs: nowMs } as const
  const patient = await openSession(db, deps, opening)
  await insertAccount(db, {
    clinician_id: clinicianId.parse(1),
    username: 'helen.marsh',
    created_at: '2026-11-01T09:00:00.000Z',
    disabled_at: null,
    password_hash: null,
    totp_secret: null,
    totp_last_step: null,
  })
  const clinician = await openSession(db, deps, { kind: 'clinician', actorId: 1, isSteppedUp: true })
  await close()
  return {
    patient: { cookie: `__Host-sw_p=${patient.token}`, deviceId },
    clinician: { cookie: `__Host-sw_c=${clinician.token}` },
  }
}
