import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRosterRow } from '../a-roster-row.ts'
import { startClock } from '../dashboard-clock.ts'
import { openDashboard, openMore } from '../open-dashboard.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a check whose first answers are hours old says so under "More"', async () => {
  const at = '2026-11-20T16:45:00.000Z'
  const answeredFrom = '2026-11-20T07:50:00.000Z'
  await openDashboard([
    aRosterRow({
      lastTriageResult: { result: 'seek_help', createdAt: at, answeredFrom },
    }),
  ])
  const row = within(await openMore('Margaret Ellis'))
  expect(row.getByText('15 minutes ago · Today 16:45 (the first answers may be from 07:50)')).toBeTruthy()
})
