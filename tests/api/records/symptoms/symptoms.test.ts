import { type SymptomEntry, symptomEntry } from '@second-wind/core/records/symptom-entry'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const body = (changes: object = {}) => ({ ...aReport(), userId: 1, ...changes })

async function list(query = ''): Promise<SymptomEntry[]> {
  const rows: unknown = await (await api.get(`/api/symptoms/1${query}`)).json()
  return Array.isArray(rows) ? rows.map((row) => symptomEntry.parse(row)) : []
}

describe('times of an entry', () => {
  test('an entry over REST without id and time gets an id and the time of its arrival', async () => {
    const response = await api.post('/api/symptoms', body({ notes: 'after the stairs' }))

    expect(response.status).toBe(201)
    const created = symptomEntry.parse(await response.json())
    expect(created).toMatchObject({
      ...aReport({ notes: 'after the stairs' }),
      userId: 1,
      date: '2026-11-20T18:00:00.000Z',
      localDate: '2026-11-20',
    })
    expect(await list()).toEqual([created])
  })

  test('an entry over REST with a time keeps it, with the UTC offset of its zone', async () => {
    const response = await api.post('/api/symptoms', body({ date: '2026-07-01T00:30:00+01:00' }))
    expect(await response.json()).toMatchObject({
      date: '2026-07-01T00:30:00+01:00',
      tzOffsetMin: 60,
      localDate: '2026-07-01',
    })
  })
})

describe('listing entries', () => {
  test('entries are listed newest first by date, whatever the order of arrival', async () => {
    for (const date of ['2026-11-18T09:00:00Z', '2026-11-20T09:00:00Z', '2026-11-19T09:00:00+01:00']) {
      await api.post('/api/symptoms', body({ date }))
    }
    const dates = (await list()).map((entry) => entry.date)
    expect(dates).toEqual(['2026-11-20T09:00:00Z', '2026-11-19T09:00:00+01:00', '2026-11-18T09:00:00Z'])
    expect(await (await api.get('/api/symptoms/1/latest')).json()).toMatchObject({
      date: '2026-11-20T09:00:00Z',
    })
  })

  test('the list contains 14 entries by default', async () => {
    for (let day = 1; day <= 16; day += 1) {
      await api.post('/api/symptoms', body({ date: `2026-11-${String(day).padStart(2, '0')}T09:00:00Z` }))
    }
    expect(await list()).toHaveLength(14)
    expect(await list('?limit=2')).toHaveLength(2)
    expect(await list('?limit=200')).toHaveLength(16)
  })

  test.each(['0', '-1', 'abc', '201', '1.5'])('a list of %s entries is refused', async (limit) => {
    expect((await api.get(`/api/symptoms/1?limit=${limit}`)).status).toBe(422)
  })

  test.each([
    ['unknown', '?limt=5'],
    ['given twice', '?limit=5&limit=6'],
  ])('a parameter that is %s is refused with 400', async (_, query) => {
    expect((await api.get(`/api/symptoms/1${query}`)).status).toBe(400)
  })

  test('a patient without entries has an empty list and no latest entry', async () => {
    expect(await list()).toEqual([])
    const latest = await api.get('/api/symptoms/1/latest')
    expect(latest.status).toBe(200)
    expect(await latest.json()).toBeNull()
  })

  test("another patient's entries are not visible", async () => {
    expect((await api.get('/api/symptoms/2')).status).toBe(404)
    expect((await api.get('/api/symptoms/2/latest')).status).toBe(404)
  })
})

describe('refused entries', () => {
  test('an entry for another patient is refused', async () => {
    const response = await api.post('/api/symptoms', body({ userId: 2 }))
    expect(response.status).toBe(403)
    expect(await api.db.selectFrom('symptom_entries').selectAll().execute()).toEqual([])
  })

  test.each([
    ['coughSeverity', 0],
    ['coughSeverity', 11],
    ['breathlessness', 5.5],
    ['energy', '5'],
    ['mood', null],
    ['temperature', 'boiling'],
    ['sputumColor', 'blue'],
    ['sputumConsistency', ''],
    ['notes', 'x'.repeat(2001)],
    ['date', 'yesterday'],
    ['id', 'one'],
    ['userId', 'me'],
    ['riskLevel', 'low'],
  ])('an entry whose %s is %j is refused and nothing is stored', async (field, value) => {
    const response = await api.post('/api/symptoms', body({ [field]: value }))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid', fields: [{ path: field }] } })
    expect(await api.db.selectFrom('symptom_entries').selectAll().execute()).toEqual([])
  })
})

describe('accepted entries', () => {
  test.each([1, 10])('a score of %i is accepted', async (score) => {
    const scores = { coughSeverity: score, breathlessness: score, energy: score, mood: score }
    expect((await api.post('/api/symptoms', body(scores))).status).toBe(201)
  })

  test('characters that are special in SQL or HTML are returned as typed', async () => {
    const notes = `Robert'); DROP TABLE patients;-- <script>alert("x")</script> \u0000 😷 "quoted" \\ %_`
    await api.post('/api/symptoms', body({ notes }))
    expect((await list())[0]?.notes).toBe(notes)
    expect((await api.get('/api/users/1')).status).toBe(200)
  })
})

describe('repeated entries', () => {
  test('the same id twice is one entry, and the same id with other content is a conflict', async () => {
    const id = idNumbered(7)
    const first = await api.post('/api/symptoms', body({ id }))
    const repeat = await api.post('/api/symptoms', body({ id }))
    const other = await api.post('/api/symptoms', body({ id, mood: 1 }))

    expect([first.status, repeat.status, other.status]).toEqual([201, 200, 409])
    expect(await repeat.json()).toEqual(await first.json())
    expect(await list()).toMatchObject([{ id, mood: 7 }])
  })

  test('two equal entries with different ids are two entries', async () => {
    await api.post('/api/symptoms', body())
    await api.post('/api/symptoms', body())
    expect(await list()).toHaveLength(2)
  })
})
