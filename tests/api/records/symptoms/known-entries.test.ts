import { KnownEntries } from '@second-wind/api/records/symptoms/known-entries'
import { findSymptomRow, replaceReport } from '@second-wind/api/records/symptoms/symptoms.repo'
import { toReport } from '@second-wind/api/records/symptoms/symptoms.table'
import { symptomEntry } from '@second-wind/core/records/symptom-entry'
import { expect, test } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'
import { openDemoApi, patientOne } from '../../../support/open-demo-api.ts'

test('a stored entry is the same object until it is edited, and then says what it says now', async () => {
  const api = await openDemoApi()
  const response = await api.post('/api/symptoms', { ...aReport(), userId: 1 })
  const { id } = symptomEntry.parse(await response.json())
  const read = async () => {
    const row = await findSymptomRow(api.db, patientOne, id)
    if (!row) throw new Error('the entry is not stored')
    return row
  }
  const known = new KnownEntries()
  const entry = known.entryOf(await read())
  expect(known.entryOf(await read())).toBe(entry)
  await replaceReport(api.db, id, { ...toReport(await read()), breathlessness: 9 })
  expect(known.entryOf(await read())).toEqual({ ...entry, breathlessness: 9 })
  await api.close()
})
