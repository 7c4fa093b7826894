import {
  type SymptomReport,
  maxNotesLength,
  measurementShape,
  scoreNames,
  sputumColors,
  sputumConsistencies,
  symptomReport,
  temperatures,
} from '@second-wind/core/records/symptom-entry'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toReport, toReportColumns } from '../../../../api/src/records/symptoms/symptoms.table.ts'
import { fullReport } from '../../../fixtures/full-records.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const score = fc.integer({ min: 1, max: 10 })
const requiredFields = {
  coughSeverity: score,
  breathlessness: score,
  energy: score,
  mood: score,
  temperature: fc.constantFrom(...temperatures),
  sputumColor: fc.constantFrom(...sputumColors),
  sputumConsistency: fc.constantFrom(...sputumConsistencies),
}
const optionalFields = {
  ...Object.fromEntries(
    Object.entries(measurementShape).map(([field, schema]) => [
      field,
      fc.integer({ min: 1, max: 100 }).filter((value) => schema.safeParse(value).success),
    ]),
  ),
  peakFlowZone: fc.constantFrom('below_50', '50_80', 'above_80'),
  notes: fc.string({ maxLength: maxNotesLength }),
  untouchedScores: fc.subarray([...scoreNames]),
}

/** Reports that the schema allows, with every combination of absent optional fields. */
const reports: fc.Arbitrary<SymptomReport> = fc
  .tuple(fc.record(requiredFields), fc.record(optionalFields, { requiredKeys: [] }))
  .map(([required, optional]) => symptomReport.parse({ ...required, ...optional }))

describe('columns of a symptom entry', () => {
  test('any report that the schema allows is unchanged after it is stored and read', () => {
    fc.assert(
      fc.property(reports, (report) => {
        expect(toReport(toReportColumns(report))).toEqual(report)
      }),
    )
  })

  test('every field of the schema has a column in the migrated database', async () => {
    const tables = await api.db.introspection.getTables()
    const columns = tables.find((table) => table.name === 'symptom_entries')?.columns.map(({ name }) => name)
    expect(columns).toEqual(expect.arrayContaining(Object.keys(toReportColumns(fullReport))))
  })
})
