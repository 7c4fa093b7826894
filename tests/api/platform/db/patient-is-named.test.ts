import { rehearsal } from '@second-wind/api/platform/db/in-transaction'
import { pullPath } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import { createPatientWithAllData } from '../../rights/patient-with-all-data.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
const before = rehearsal.before
afterEach(async () => {
  if (before) rehearsal.before = before
  else delete rehearsal.before
  await api.close()
})

/** Tables in which everybody's rows are written in the same place: the audit log, and the clinicians' lists. */
const shared = ['audit', 'roster_rows']

/** Notes each row of a patient that a transaction writes, in a table that ends with the connection. */
async function noteWrittenRows(): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select t.name from sqlite_schema t join pragma_table_info(t.name) c on c.name = 'patient_id'
    where t.type = 'table' and t.name not in (${sql.join(shared)})`.execute(api.db)
  expect(tables.length).toBeGreaterThan(15)
  const columns = [
    { name: 'patients', column: 'id' },
    ...tables.map((one) => ({ ...one, column: 'patient_id' })),
  ]
  await sql`create temp table written (patient_id, name)`.execute(api.db)
  for (const { name, column } of columns)
    for (const event of ['insert', 'update', 'delete']) {
      const row = sql.raw(event === 'delete' ? 'old' : 'new')
      await sql`create temp trigger ${sql.ref(`${name}_${event}`)} after ${sql.raw(event)} on main.${sql.table(name)}
        begin insert into written values (${row}.${sql.ref(column)}, ${sql.lit(name)}); end`.execute(api.db)
    }
}

/** The tables in which work wrote rows of a patient that it had not named, by what it had named. */
async function unnamedWrites(act: () => Promise<unknown>) {
  const found = { named: new Set<string>(), nobody: new Set<string>(), right: new Set<string>() }
  await noteWrittenRows()
  rehearsal.before = async (db, patientId, work) => {
    const trx = await db.startTransaction().execute()
    await sql`delete from written`.execute(trx)
    await work(trx).catch(() => undefined)
    const { rows } = await sql<{ patient_id: number; name: string }>`
      select distinct patient_id, name from written where patient_id is not null`.execute(trx)
    await trx.rollback().execute()
    for (const { patient_id: id, name } of rows) {
      if (id === patientId) found.right.add(name)
      else (patientId === undefined ? found.nobody : found.named).add(name)
    }
  }
  await act()
  return found
}

async function actOnRecord(): Promise<void> {
  const clinician = api.as((await api.signInClinician(1)).cookie)
  const { id, cookie, deviceId } = await createPatientWithAllData(
    api,
    (await api.signInClinician(1)).cookie,
    'amina',
  )
  const [first, second] = await api.db
    .selectFrom('alerts')
    .select('id')
    .where('patient_id', '=', id)
    .execute()
  await clinician.send('PUT', `/api/patient-alerts/${first?.id}/read`, { clinicianId: 1 })
  await clinician.send('PUT', `/api/patient-alerts/${second?.id}/resolve`, {
    clinicianId: 1,
    reason: 'Rang her',
  })
  await api.as(cookie).get(`${pullPath}?deviceId=${deviceId}`)
  await api.as(cookie).post('/api/shares/1/withdraw', {})
}

describe('work that changes a record', () => {
  test('names the patient whose it is, except where an invitation or a phone is looked up first', async () => {
    const { named, nobody, right } = await unnamedWrites(actOnRecord)
    expect([...named]).toEqual([])
    expect([...nobody].toSorted()).toEqual([
      'care_links',
      'change_log',
      'consents',
      'joins',
      'linked_devices',
      'patients',
    ])
    expect([...right]).toEqual(
      expect.arrayContaining(['alerts', 'symptom_entries', 'messages', 'call_notes', 'threshold_changes']),
    )
  })
})
