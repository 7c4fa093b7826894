import type { PatientId } from '@second-wind/core/platform/ids'
import type { Identity } from '@second-wind/core/records/identity'
import type { Patient, Profile } from '@second-wind/core/records/patient'
import type { Db } from '../../platform/db/database.ts'
import {
  type AlertTimes,
  type PatientRow,
  toIdentityColumns,
  toPatient,
  toProfileColumns,
} from './patients.table.ts'

export async function findPatient(db: Db, id: PatientId): Promise<Patient | undefined> {
  const row = await findPatientRow(db, id)
  if (!row) return undefined
  const { open, ...times } = await readAlertFacts(db, id)
  return toPatient(row, open, times)
}

export function findPatientRow(db: Db, id: PatientId): Promise<PatientRow | undefined> {
  return db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Searches for a part of the name, in capital or small letters, or for the whole NHS number. */
export function findPatientsByText(
  db: Db,
  { name, nhsNumber }: { name: string; nhsNumber: string },
  limit: number,
): Promise<PatientRow[]> {
  return db
    .selectFrom('patients')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(eb.fn<number>('instr', [eb.fn('lower', ['name']), eb.val(name.toLowerCase())]), '>', 0),
        eb('nhs_number', '=', nhsNumber),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** @throws Error if there is no such patient, which callers rule out */
export async function getPatient(db: Db, id: PatientId): Promise<Patient> {
  const patient = await findPatient(db, id)
  if (!patient) throw new Error('the signed-in patient has no profile')
  return patient
}

export async function insertPatient(
  trx: Db,
  id: PatientId,
  profile: Profile,
  createdAt: string,
  identity: Identity = {},
): Promise<void> {
  const noneYet = {
    change_threshold: null,
    approved_name: null,
    approved_date_of_birth: null,
    approved_by: null,
    approved_at: null,
    latest_symptom_id: null,
    latest_symptom_ms: null,
    latest_triage_id: null,
    latest_triage_ms: null,
  }
  await trx
    .insertInto('patients')
    .values({
      id,
      ...toProfileColumns(profile),
      ...toIdentityColumns(identity),
      version: 1,
      created_at: createdAt,
      ...noneYet,
    })
    .execute()
}

/** Writes the profile as the next version. */
export async function replaceProfile(
  trx: Db,
  id: PatientId,
  profile: Profile,
  version: number,
): Promise<void> {
  await trx
    .updateTable('patients')
    .set({ ...toProfileColumns(profile), version })
    .where('id', '=', id)
    .execute()
}

/** Writes date of birth and NHS number as the next version. */
export async function replaceIdentity(
  trx: Db,
  id: PatientId,
  identity: Identity,
  version: number,
): Promise<void> {
  await trx
    .updateTable('patients')
    .set({ ...toIdentityColumns(identity), version })
    .where('id', '=', id)
    .execute()
}

export async function setCreatedAt(trx: Db, id: PatientId, createdAt: string): Promise<void> {
  await trx.updateTable('patients').set({ created_at: createdAt }).where('id', '=', id).execute()
}

export async function listPatientIds(db: Db): Promise<PatientId[]> {
  const rows = await db.selectFrom('patients').select('id').orderBy('id').execute()
  return rows.map((row) => row.id)
}

export async function hasPatients(db: Db): Promise<boolean> {
  return (await db.selectFrom('patients').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function readAlertFacts(db: Db, patientId: PatientId): Promise<AlertTimes & { open: number }> {
  const { open, since } = await db
    .selectFrom('alerts')
    .select((eb) => [eb.fn.countAll<number>().as('open'), eb.fn.min('created_at').as('since')])
    .where('patient_id', '=', patientId)
    .where('is_resolved', '=', 0)
    .executeTakeFirstOrThrow()
  const { closedAt } = await db
    .selectFrom('alerts')
    .select((eb) => eb.fn.max('resolved_at').as('closedAt'))
    .where('patient_id', '=', patientId)
    .where('is_resolved', '=', 1)
    .executeTakeFirstOrThrow()
  return { open, ...(since !== null && { since }), ...(closedAt !== null && { closedAt }) }
}
