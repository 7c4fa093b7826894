import { seedDemo } from '@second-wind/api/demo/seed-demo'
import { dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { activity } from '@second-wind/core/records/activity'
import { patient } from '@second-wind/core/records/patient'
import { type SymptomEntry, symptomEntry } from '@second-wind/core/records/symptom-entry'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { triageResult } from '@second-wind/core/triage/triage-result'
import { describe, afterAll, beforeAll, expect, test } from 'vitest'
import { fictionalPhoneNumber } from '../../fixtures/fictional-phone-numbers.ts'
import { type DemoApi, openDemoApi, patientOne } from '../../support/open-demo-api.ts'
import { virtualClock } from '../../support/virtual-clock.ts'

let api: DemoApi
beforeAll(async () => {
  api = await openDemoApi({ seed: true })
})
afterAll(() => api.close())

async function rows(path: string): Promise<unknown[]> {
  const body: unknown = await (await api.get(path)).json()
  return Array.isArray(body) ? body : []
}

const points: Record<string, number> = {
  'morning-check': 20,
  'breathing-exercise': 25,
  hydration: 15,
  medication: 30,
  'gentle-walk': 25,
  'mindful-moment': 15,
  'steam-therapy': 15,
  'antibiotic-basics': 50,
  'breathing-for-recovery': 40,
  'viral-infection-recovery': 50,
}

describe("the demo's own patient", () => {
  test("Amina's five days yield the specification's figures", async () => {
    const entries = (await rows('/api/symptoms/1')).map((row) => symptomEntry.parse(row))
    expect(entries.map((entry) => entry.localDate)).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
    ])
    const latest = entries[0]
    const first = entries.at(-1)
    if (!latest || !first) throw new Error('Amina has entries')

    const coughReduction = (100 * (first.coughSeverity - latest.coughSeverity)) / first.coughSeverity
    const breathing = 10 - mean(entries, 'breathlessness')
    expect(coughReduction).toBe(40)
    expect(breathing).toBeCloseTo(8.2)
    expect(latest.energy).toBe(7)
    const recovery = (coughReduction + breathing * 10 + latest.energy * 10 + latest.mood * 10) / 4
    expect(Math.round(recovery)).toBe(68)
  })

  test("three of Amina's seven tasks are done today, and her points are 785", async () => {
    const today = (await rows('/api/activities/1?date=2026-11-20')).map((row) => activity.parse(row))
    expect(today.map((task) => task.type).toSorted()).toEqual(['hydration', 'medication', 'morning-check'])

    const all = (await rows('/api/activities/1')).map((row) => activity.parse(row))
    expect(all.reduce((sum, { type }) => sum + (points[type] ?? Number.NaN), 0)).toBe(785)
  })

  test("Amina's phone can read all of her data", async () => {
    const { changes, hasMore } = pullReply.parse(await (await api.get(pullPath)).json())
    expect(hasMore).toBe(false)
    const rowsOf = (entity: string) =>
      changes.filter((change) => change.entity === entity).map((change) => change.row)
    expect(rowsOf('profile').map((row) => patient.parse(row).name)).toEqual(['Amina Yusuf'])
    expect(rowsOf('symptoms').map((row) => symptomEntry.parse(row))).toHaveLength(5)
    expect(rowsOf('triage').map((row) => triageResult.parse(row))).toHaveLength(2)
    expect(rowsOf('activities').map((row) => activity.parse(row))).toHaveLength(34)
  })
})

describe('the other sample people', () => {
  test('the clinician sees a dozen other people, in every state that a card can have', async () => {
    const people = dashboardReply.parse(await rows('/api/clinician-dashboard/1'))
    expect(people).toHaveLength(13)
    const levels = new Set(people.map((person) => person.lastTriageResult?.result))
    expect(levels).toEqual(new Set(['seek_help', 'monitor', 'stay_home', undefined]))
    expect(people.filter((person) => person.lastSymptomEntry === null)).toHaveLength(1)
    expect(people.filter((person) => person.phone === undefined)).toHaveLength(1)
    expect(people.filter((person) => person.alertCount > 0).map((person) => person.name)).toEqual([
      'Gwen Pritchard',
      'Harpreet Gill',
      "Margaret O'Donnell",
      'Maisie Turner',
      'Nadia Rahman',
    ])
    expect(people.filter((person) => (person.phoneReport?.pendingCount ?? 0) > 0)).toMatchObject([
      { name: 'Tomasz Zieliński', phoneReport: { pendingCount: 4, lastHeardAt: '2026-11-17T12:10:00.000Z' } },
    ])
    expect(people.filter((person) => (person.phoneReport?.clockSkewMin ?? 0) > 0)).toHaveLength(1)
  })

  test('every sample person is at least 16, the minimum age for the symptom check', async () => {
    const { youngest } = await api.db
      .selectFrom('patients')
      .select((eb) => eb.fn.min('age').as('youngest'))
      .executeTakeFirstOrThrow()
    expect(youngest).toBeGreaterThanOrEqual(16)
  })

  test('every telephone number is from the ranges that Ofcom reserves for drama', async () => {
    const people = await api.db
      .selectFrom('patients')
      .select('phone')
      .where('phone', 'is not', null)
      .execute()
    expect(people).toHaveLength(12)
    for (const { phone } of people) expect(phone).toMatch(fictionalPhoneNumber)
  })
})

describe('seeding the demo', () => {
  test('sample people are added only once, and only to an empty database', async () => {
    const before = await api.db.selectFrom('symptom_entries').select('id').orderBy('id').execute()
    await seedDemo(api.db, { now: api.clock.now, offsetMinAt: () => 0 })
    expect(await api.db.selectFrom('symptom_entries').select('id').orderBy('id').execute()).toEqual(before)

    const twin = await openDemoApi({ seed: true })
    expect(await twin.db.selectFrom('symptom_entries').select('id').orderBy('id').execute()).toEqual(before)
    await twin.close()
  })

  test.each(['2026-11-20T00:00:30.000Z', '2026-03-29T05:00:00.000Z', '2026-11-20T23:59:59.000Z'])(
    'a demo opened at %s contains nothing dated in the future and an entry of today',
    async (start) => {
      const early = await openDemoApi({ seed: true, clock: virtualClock(start) })
      const entries = await early.db
        .selectFrom('symptom_entries')
        .selectAll()
        .where('patient_id', '=', patientOne)
        .execute()
      expect(Math.max(...entries.map((entry) => entry.occurred_ms))).toBeLessThanOrEqual(Date.parse(start))
      expect(entries.map((entry) => entry.local_date)).toContain(start.slice(0, 10))
      expect(new Set(entries.map((entry) => entry.local_date)).size).toBe(5)
      await early.close()
    },
  )
})

const mean = (entries: SymptomEntry[], score: 'breathlessness'): number =>
  entries.reduce((sum, entry) => sum + entry[score], 0) / entries.length
