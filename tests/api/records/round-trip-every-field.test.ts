import { patient } from '@second-wind/core/records/patient'
import { type SymptomEntry, symptomEntry } from '@second-wind/core/records/symptom-entry'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { fullProfile, fullReport } from '../../fixtures/full-records.ts'
import { aProfile } from '../../fixtures/personas.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { push } from '../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

/** The records as another phone reads them. */
async function pulled() {
  const { changes } = pullReply.parse(await (await api.get(pullPath)).json())
  const rowsOf = (entity: string) => changes.filter((change) => change.entity === entity).map((c) => c.row)
  return {
    profile: rowsOf('profile').map((row) => patient.parse(row))[0],
    entries: rowsOf('symptoms').map((row) => symptomEntry.parse(row)),
  }
}

const readUser = async () => patient.parse(await (await api.get('/api/users/1')).json())

async function readEntries(): Promise<SymptomEntry[]> {
  const rows: unknown = await (await api.get('/api/symptoms/1')).json()
  return Array.isArray(rows) ? rows.map((row) => symptomEntry.parse(row)) : []
}

describe('storing every field of an entry', () => {
  test('an entry with every field, pushed or sent over REST, is returned unchanged', async () => {
    await push(api, [aMutation({ payload: fullReport })])
    await api.post('/api/symptoms', { ...fullReport, userId: 1 })

    for (const entries of [await readEntries(), (await pulled()).entries]) {
      expect(entries).toHaveLength(2)
      for (const entry of entries) expect(entry).toMatchObject(fullReport)
    }
  })

  test('an entry without a measurement is returned without it, not with null', async () => {
    await push(api, [aMutation()])
    const [entry] = await readEntries()
    for (const field of ['peakFlowLpm', 'peakFlowZone', 'relieverPuffs'])
      expect(entry).not.toHaveProperty(field)
  })
})

describe('storing every field of a profile', () => {
  test.each(['profile.create', 'profile.patch'])('a %s with every field is returned whole', async (kind) => {
    await push(api, [aMutation({ kind, entityId: '1', payload: fullProfile })])
    expect(await readUser()).toMatchObject(fullProfile)
    expect((await pulled()).profile).toMatchObject(fullProfile)
  })

  test('a profile with every field sent over REST is returned unchanged', async () => {
    expect((await api.post('/api/users', fullProfile)).status).toBe(201)
    expect(await readUser()).toMatchObject(fullProfile)
    const settings = { symptoms: false, medication: true, airQuality: false, progress: true }
    await api.put('/api/users/1', { settings, peakFlowBestLpm: 500 })
    expect(await readUser()).toMatchObject({ ...fullProfile, settings, peakFlowBestLpm: 500 })
  })
})

const badReports: [field: string, value: unknown][] = [
  ['peakFlowLpm', 0],
  ['peakFlowLpm', 1001],
  ['peakFlowLpm', 300.5],
  ['peakFlowZone', 'green'],
  ['relieverPuffs', -1],
  ['relieverPuffs', 101],
  ['relieverPuffs', null],
]

describe('refused values', () => {
  test.each(badReports)('an entry whose %s is %j is refused, naming that field', async (field, value) => {
    const response = await api.post('/api/symptoms', { ...aReport(), userId: 1, [field]: value })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid', fields: [{ path: field }] } })

    const { verdicts } = await push(api, [aMutation({ payload: { ...aReport(), [field]: value } })])
    expect(verdicts).toMatchObject([{ outcome: 'rejected', error: { code: 'invalid_payload', field } }])
    expect(await readEntries()).toEqual([])
  })

  test.each([
    ['nation', 'france', 'nation'],
    ['inhaler', 'purple', 'inhaler'],
    ['peakFlowBestLpm', 0, 'peakFlowBestLpm'],
    ['peakFlowBestLpm', '480', 'peakFlowBestLpm'],
    ['settings', { ...fullProfile.settings, medication: 'no' }, 'settings.medication'],
    ['settings', { ...fullProfile.settings, emergency: false }, 'settings.emergency'],
    ['settings', null, 'settings'],
  ])('a profile whose %s is %j is refused, naming %s', async (field, value, path) => {
    for (const response of [
      await api.post('/api/users', { ...aProfile(), [field]: value }),
      await api.patch('/api/users/1', { [field]: value }),
    ]) {
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ error: { code: 'invalid', fields: [{ path }] } })
    }
    expect(await readUser()).toMatchObject({ version: 1 })
  })
})
