import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listRosterRows } from '@second-wind/api/care/roster/roster.repo'
import { fillLargeDemo, ForeignDatabaseError } from '@second-wind/api/demo/large/fill-large-demo'
import { largePerson } from '@second-wind/api/demo/large/large-person'
import { lockDatabase } from '@second-wind/api/platform/db/database-lock'
import { type OpenDatabase, openDatabase } from '@second-wind/api/platform/db/open-database'
import { recomputeLatestRecords } from '@second-wind/api/records/profile/latest-records.repo'
import { listPatientIds } from '@second-wind/api/records/profile/patients.repo'
import { toProfile } from '@second-wind/api/records/profile/patients.table'
import { toReport } from '@second-wind/api/records/symptoms/symptoms.table'
import { dashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { clinicianId } from '@second-wind/core/platform/ids'
import { profile } from '@second-wind/core/records/patient'
import { symptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, afterAll, beforeAll, expect, test } from 'vitest'
import { fictionalPhoneNumber } from '../../../fixtures/fictional-phone-numbers.ts'
import { virtualClock } from '../../../support/virtual-clock.ts'

const clock = { now: virtualClock().now, offsetMinAt: () => 0 }

let dataDir: string
let database: OpenDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'second-wind-large-'))
  await fillLargeDemo({ dataDir, patients: 150, days: 40, clock })
  database = openDatabase(join(dataDir, 'second-wind.sqlite'))
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

const roster = async () =>
  (await listRosterRows(database.db, clinicianId.parse(1))).map((row) =>
    dashboardPatient.parse(JSON.parse(row)),
  )

describe('what the large demo contains', () => {
  test('the clinician has the requested number of patients, at every level of risk', async () => {
    const rows = await roster()
    expect(rows).toHaveLength(150)
    expect(new Set(rows.map((row) => row.risk.level))).toEqual(new Set(['high', 'medium', 'low']))
    expect(rows.some((row) => row.alertCount > 0 && row.id > 1_000)).toBe(true)
  })

  test("profiles, reports and latest records all fit the product's schemas", async () => {
    const people = await database.db.selectFrom('patients').selectAll().execute()
    for (const row of people) expect(profile.safeParse(toProfile(row)).success, row.name).toBe(true)
    const entries = await database.db.selectFrom('symptom_entries').selectAll().execute()
    expect(entries.length).toBeGreaterThan(4_000)
    for (const row of entries) expect(symptomReport.safeParse(toReport(row)).success, row.id).toBe(true)
    expect(Math.max(...entries.map((row) => row.occurred_ms))).toBeLessThanOrEqual(clock.now())

    for (const id of await listPatientIds(database.db)) await recomputeLatestRecords(database.db, id)
    expect(await database.db.selectFrom('patients').selectAll().execute()).toEqual(people)
  })

  test('phone numbers and addresses are from the ranges reserved for fiction', async () => {
    for (const { phone } of await roster())
      if (phone !== undefined) expect(phone).toMatch(fictionalPhoneNumber)
    const addresses = await database.db.selectFrom('patients').select('email').execute()
    for (const { email } of addresses) expect(email).toMatch(/@example\.org$/)
  })

  test('the same number gives the same person each time', () => {
    expect(largePerson(1_234, 20)).toEqual(largePerson(1_234, 20))
    expect(largePerson(1_234, 20)).not.toEqual(largePerson(1_235, 20))
  })
})

describe('replacing databases', () => {
  test('a second run replaces the large demo, but never another database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'second-wind-large-'))
    await fillLargeDemo({ dataDir: folder, patients: 20, days: 3, clock })
    await fillLargeDemo({ dataDir: folder, patients: 15, days: 3, clock })
    const again = openDatabase(join(folder, 'second-wind.sqlite'))
    expect(await listPatientIds(again.db)).toHaveLength(15)
    await again.db.deleteFrom('meta').where('key', '=', 'made_by').execute()
    await again.close()

    await expect(fillLargeDemo({ dataDir: folder, patients: 20, days: 3, clock })).rejects.toThrow(
      ForeignDatabaseError,
    )
    const kept = openDatabase(join(folder, 'second-wind.sqlite'))
    expect(await listPatientIds(kept.db)).toHaveLength(15)
    await kept.close()
    rmSync(folder, { recursive: true })
  })

  test('a database that a server is using is not replaced', async () => {
    const letGo = lockDatabase(join(dataDir, 'second-wind.sqlite'))
    await expect(fillLargeDemo({ dataDir, patients: 20, days: 3, clock })).rejects.toThrow(
      ForeignDatabaseError,
    )
    letGo?.()
    expect(await roster()).toHaveLength(150)
  })
})
