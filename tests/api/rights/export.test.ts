import { personalTables } from '@second-wind/api/rights/personal-tables'
import { errorBody } from '@second-wind/core/platform/http/error'
import { dayMs } from '@second-wind/core/platform/moment'
import {
  serverExport,
  serverExportPath,
  type ServerExportFormat,
} from '@second-wind/core/rights/server-export'
import { sql } from 'kysely'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openRealApi, type RealApi } from '../../support/open-real-api.ts'
import { listAudit, closeApi } from '../access/join/join-requests.ts'
import { createPatientWithAllData, type PatientWithAllData } from './patient-with-all-data.ts'

let api: RealApi
let amina: PatientWithAllData
let derek: PatientWithAllData
beforeEach(async () => {
  api = await openRealApi()
  const clinicianCookie = (await api.signInClinician(1)).cookie
  amina = await createPatientWithAllData(api, clinicianCookie, 'amina')
  derek = await createPatientWithAllData(api, clinicianCookie, 'derek')
  await api.as(clinicianCookie).get(`/api/patient-records/${amina.id}`)
})
afterEach(() => closeApi(api))

const download = (format: ServerExportFormat, cookie = amina.cookie) =>
  api.as(cookie).get(serverExportPath(format))
const json = async () => serverExport.parse(await (await download('json')).json())

describe('what the export contains', () => {
  test('the export contains everything that the server stores about the patient, field by field', async () => {
    const { tables } = await json()
    for (const [name, rule] of Object.entries(personalTables)) {
      if (rule === null) continue
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(name)} order by rowid`.execute(api.db)
      const theirs = rows.filter((row) => isOf(row, rule.ownership)).map(withoutSecrets)
      // This very export has a row in the log, which is in it.
      expect(
        tables[name]?.map((row) => Object.keys(row)),
        name,
      ).toEqual(theirs.map((row) => Object.keys(row)))
      expect(tables[name]?.map(asText), name).toEqual(theirs.map(asText))
      if (name !== 'erased_patients') expect(theirs, name).not.toEqual([])
    }
  })

  function isOf(row: Record<string, unknown>, ownership: string): boolean {
    const isPatient = (row['owner_kind'] ?? row['actor_kind'] ?? 'patient') === 'patient'
    switch (ownership) {
      case 'owner':
        return isPatient && row['owner_id'] === amina.id
      case 'actor':
        return isPatient && row['actor_id'] === amina.id
      case 'actor_or_patient':
        return row['patient_id'] === amina.id || (isPatient && row['actor_id'] === amina.id)
      case 'phone':
        return row['patient_id'] === amina.id || row['device_id'] === amina.deviceId
      default:
        return row[ownership] === amina.id
    }
  }

  const secrets = [
    'token_hash',
    'secret_hash',
    'code_hash',
    'payload_hash',
    'prev_hash',
    'hash',
    'public_key',
    'device_key',
    'challenge',
  ]
  const withoutSecrets = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column)))

  /** Lists and reports are text in the database and JSON in the file: compared as JSON. */
  const asText = (row: Record<string, unknown>): string[] =>
    Object.values(row).map((value) => {
      if (typeof value !== 'string') return JSON.stringify(value)
      try {
        return JSON.stringify(JSON.parse(value))
      } catch {
        return JSON.stringify(value)
      }
    })

  test('the export contains every word that the patient wrote, none of another patient, and no secret', async () => {
    const text = await (await download('json')).text()
    expect(amina.canaries.filter((one) => !text.includes(one))).toEqual([])
    expect(derek.canaries.filter((one) => text.includes(one))).toEqual([])
    const hashes = await api.db.selectFrom('sessions').select('token_hash').execute()
    expect(hashes.filter(({ token_hash: hash }) => text.includes(hash))).toEqual([])
  })

  test('the export contains the record views as the app shows them', async () => {
    expect((await json()).views).toContainEqual({
      at: '2026-11-20T18:00:00.000Z',
      who: 'Dr. Helen Marsh',
      department: 'Respiratory Medicine',
      action: 'record.read',
    })
  })
})

describe('the formats of the export', () => {
  test('the CSV contains each entry that is not deleted, with its notes', async () => {
    const response = await download('csv')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="second-wind-server-2026-11-20.csv"',
    )
    const lines = (await response.text()).trim().split('\r\n')
    const living = await api.db
      .selectFrom('symptom_entries')
      .select('notes')
      .where('patient_id', '=', amina.id)
      .where('deleted_at', 'is', null)
      .execute()
    expect(lines).toHaveLength(living.length + 1)
    expect(lines[0]).toBe(
      [
        'Date,Time,"Cough (1 to 10, 10 is worst)","Breathlessness (1 to 10, 10 is worst)"',
        '"Energy (1 to 10, 10 is best)","Mood (1 to 10, 10 is best)",Compared with usual,Temperature,Phlegm (mucus) thickness',
        'Phlegm (mucus) colour,Phlegm (mucus) amount,Peak flow (litres a minute),Reliever puffs in the last 24 hours,Notes',
        'Date of birth,NHS number,"Usual day, set by the patient"',
      ].join(','),
    )
    const aboutAmina = [
      '1991-05-03,999 000 0042,Cough: 4 out of 10; Breathlessness: 4 out of 10; Energy: 5 out of 10; Mood: 6 out of 10',
      'Phlegm (mucus) thickness: Thin; Phlegm (mucus) colour: Clear or white',
      'Reliever puffs in 24 hours: 2; set on 2026-11-20',
    ].join('; ')
    for (const { notes } of living)
      expect(lines.filter((line) => line.endsWith(`,${notes},${aboutAmina}`))).toHaveLength(1)
  })

  test('the FHIR bundle contains profile, entries and checks', async () => {
    const response = await download('fhir')
    expect(response.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8')
    const bundle = z
      .looseObject({
        resourceType: z.literal('Bundle'),
        entry: z.array(
          z.object({ fullUrl: z.string(), resource: z.looseObject({ resourceType: z.string() }) }),
        ),
      })
      .parse(await response.json())
    const kinds = new Set(bundle.entry.map(({ resource }) => resource.resourceType))
    expect([...kinds].toSorted()).toEqual(['Condition', 'Observation', 'Patient', 'QuestionnaireResponse'])
  })
})

describe('audit and refusals', () => {
  test('each export is audited with its format', async () => {
    await download('csv')
    await download('fhir')
    const exports = (await listAudit(api)).filter(({ action }) => action === 'record.export')
    expect(exports.map(({ who, object }) => `${who} ${object}`)).toEqual([
      `patient ${amina.id} csv`,
      `patient ${amina.id} fhir`,
    ])
  })

  test('an unknown format, and a phone without a proof for 30 days, are refused', async () => {
    expect((await api.as(amina.cookie).get('/api/export?format=pdf')).status).toBe(422)
    api.clock.advance(31 * dayMs)
    const response = await download('json')
    expect([response.status, errorBody.parse(await response.json()).error.code]).toEqual([
      401,
      'reauth_required',
    ])
  })
})
