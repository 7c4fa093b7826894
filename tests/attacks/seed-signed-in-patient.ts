import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { linkDevice } from '@second-wind/api/platform/authentication/linked-devices'
import { openSession } from '@second-wind/api/platform/authentication/sessions'
import { databaseFile } from '@second-wind/api/platform/config/config'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { patientId } from '@second-wind/core/platform/ids'
import { addTwoPatients } from '../support/add-two-patients.ts'

export const pepper = 'for attacks alone, in a folder that is deleted afterwards'
const real = { pepper, publicOrigin: '', proxies: [], tls: undefined, organisation: 'Leeds Chest Clinic' }

/** Fills a new database of real mode with two patients, of whom the first has a phone that is signed in. */
export async function seedSignedInPatient(dataDir: string): Promise<{ cookie: string; deviceId: string }> {
  mkdirSync(dataDir, { recursive: true })
  const { db, close } = openDatabase(databaseFile({ dataDir }))
  await migrateToLatest(db)
  await addTwoPatients(db)
  await insertMissingMeta(db, { mode: 'real', epoch: 'epoch-a' })
  const [id, deviceId, nowMs] = [patientId.parse(1), randomUUID(), Date.now()]
  const phone = { deviceId, patientId: id, label: 'Chrome on Android', publicKey: '{}' }
  await linkDevice(db, { ...phone, linkedBy: 'invitation' }, nowMs)
  const clock = { now: () => nowMs, offsetMinAt: () => 0 }
  const opening = { kind: 'patient', actorId: id, deviceId, authenticatedMs: nowMs } as const
  const { token } = await openSession(db, { clock, newId: randomUUID, real }, opening)
  await close()
  return { cookie: `__Host-sw_p=${token}`, deviceId }
}
