import { randomUUID } from 'node:crypto'
import { insertAccount } from '@second-wind/api/access/clinician-accounts/clinician-accounts.repo'
import { upgradeRosters } from '@second-wind/api/care/roster/upgrade-rosters'
import { fillLargeDemo } from '@second-wind/api/demo/large/fill-large-demo'
import { insertClinician } from '@second-wind/api/platform/authentication/clinician.repo'
import { linkDevice } from '@second-wind/api/platform/authentication/linked-devices'
import { openSession } from '@second-wind/api/platform/authentication/sessions'
import { databaseFile } from '@second-wind/api/platform/config/config'
import type { Db } from '@second-wind/api/platform/db/database'
import { putMeta } from '@second-wind/api/platform/db/meta.repo'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { iso } from '@second-wind/api/platform/iso'
import { clinicianId, patientId, type PatientId } from '@second-wind/core/platform/ids'
import { sql } from 'kysely'
import { pepper } from '../../attacks/seed-signed-in-people.ts'

const clinicianCount = 50
const clock = { now: Date.now, offsetMinAt: () => 0 }
const real = {
  pepper,
  publicOrigin: '',
  proxies: [],
  tls: undefined,
  organisation: 'Leeds Chest Clinic',
}
const deps = { clock, newId: randomUUID, real }

export type Phone = { patientId: PatientId; deviceId: string; cookie: string }
type Dashboard = { clinicianId: number; cookie: string }
export type Service = { phones: Phone[]; dashboards: Dashboard[] }

/**
 * Fills a database of real mode with a service: 50 clinicians who share the patients evenly, and phones that are signed
 * in, each of another patient.
 */
export async function fillService(
  dataDir: string,
  size: { patients: number; days: number; phones: number },
): Promise<Service> {
  await fillLargeDemo({ dataDir, ...size, clock })
  const { db, close } = openDatabase(databaseFile({ dataDir }))
  const dashboards = await addClinicians(db)
  const ids = await db.selectFrom('patients').select('id').orderBy('id', 'desc').limit(size.phones).execute()
  const phones: Phone[] = []
  for (const { id } of ids) phones.push(await addPhone(db, patientId.parse(id)))
  await putMeta(db, 'mode', 'real')
  await close()
  return { phones, dashboards }
}

async function addClinicians(db: Db): Promise<Dashboard[]> {
  const dashboards: Dashboard[] = []
  for (let number = 1; number <= clinicianCount; number += 1) {
    const id = clinicianId.parse(number)
    const person = { id, name: `Clinician ${number}`, title: 'Dr.', department: 'Respiratory Medicine' }
    if (number > 1) await insertClinician(db, person)
    await insertAccount(db, {
      clinician_id: id,
      username: `clinician.${number}`,
      created_at: iso(Date.now()),
      disabled_at: null,
      password_hash: null,
      totp_secret: null,
      totp_last_step: null,
    })
    const { token } = await openSession(db, deps, { kind: 'clinician', actorId: id, isSteppedUp: true })
    dashboards.push({ clinicianId: id, cookie: `__Host-sw_c=${token}` })
  }
  await sql`delete from roster_rows`.execute(db)
  await sql`update care_links set clinician_id = 1 + patient_id % ${clinicianCount}`.execute(db)
  await putMeta(db, 'roster', '')
  await upgradeRosters(db, Date.now())
  return dashboards
}

async function addPhone(db: Db, id: PatientId): Promise<Phone> {
  const [deviceId, nowMs] = [randomUUID(), Date.now()]
  const phone = { deviceId, patientId: id, label: 'Chrome on Android', publicKey: '{}' }
  await linkDevice(db, { ...phone, linkedBy: 'invitation' }, nowMs)
  const { token } = await openSession(db, deps, {
    kind: 'patient',
    actorId: id,
    deviceId,
    authenticatedMs: nowMs,
  })
  return { patientId: id, deviceId, cookie: `__Host-sw_p=${token}` }
}
