import { linkPatient } from '@second-wind/api/care/roster/link-patient'
import { refreshExpiredRows } from '@second-wind/api/care/roster/refresh-roster'
import { findRosterFacts } from '@second-wind/api/care/roster/roster-facts.repo'
import { toRosterRow } from '@second-wind/api/care/roster/roster-row'
import { seededRandom } from '@second-wind/api/demo/large/seeded-random'
import { insertClinician } from '@second-wind/api/platform/authentication/clinician.repo'
import { type DashboardPatient, dashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { timeKey, foldName, urgencyRank } from '@second-wind/core/care/roster/sort-by-urgency'
import { clinicianId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi, patientOne } from '../../../support/open-demo-api.ts'
import { randomRosterActions } from './random-roster-actions.ts'

const steps = 60

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
  const another = clinicianId.parse(3)
  await insertClinician(api.db, { id: another, name: 'Ada Cole', title: 'Dr.', department: 'Chest clinic' })
  await linkPatient(api.db, another, patientOne, '2026-11-20T18:00:00.000Z')
})
afterEach(() => api.close())

describe('both lists', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'match what is stored after any sequence of patient and clinician actions (seed %i)',
    async (seed) => {
      const random = seededRandom(seed)
      const acts = randomRosterActions(api, random)
      const story: string[] = []
      for (let step = 0; step < steps; step += 1) {
        const act = random.pick(acts)
        story.push(act.name)
        await act.run()
        await expectRosterMatchesStored(story.join(', '))
      }
      expect(api.unexpectedErrors).toEqual([])
    },
  )
})

async function expectRosterMatchesStored(story: string): Promise<void> {
  const now = api.clock.now()
  for (const id of [1, 3]) await refreshExpiredRows(api.db, clinicianId.parse(id), now)
  const facts = await findRosterFacts(api.db, patientOne, now)
  if (!facts) throw new Error('the patient is gone')
  const stored = toRosterRow(facts, now)
  const kept = await api.db
    .selectFrom('roster_rows')
    .select(['row', 'urgency', 'latest_sign_ms', 'sort_name'])
    .where('patient_id', '=', patientOne)
    .execute()

  expect(kept, story).toHaveLength(2)
  for (const { row: text, ...place } of kept) {
    const row = dashboardPatient.parse(JSON.parse(text))
    expect(withoutLastHeard(row), story).toEqual(withoutLastHeard(stored))
    expectRecentContact(row, stored)
    expect(place, story).toEqual({
      urgency: urgencyRank(stored),
      latest_sign_ms: timeKey(stored),
      sort_name: foldName(stored.name),
    })
  }
}

const withoutLastHeard = ({ phoneReport, ...row }: DashboardPatient) => ({
  ...row,
  phoneReport: phoneReport && { ...phoneReport, lastHeardAt: '' },
})

/** Up to a minute older than the truth, and never newer. */
function expectRecentContact(row: DashboardPatient, stored: DashboardPatient): void {
  if (!row.phoneReport || !stored.phoneReport) return
  const behindMs = Date.parse(stored.phoneReport.lastHeardAt) - Date.parse(row.phoneReport.lastHeardAt)
  expect(behindMs).toBeGreaterThanOrEqual(0)
  expect(behindMs).toBeLessThan(minuteMs)
}
