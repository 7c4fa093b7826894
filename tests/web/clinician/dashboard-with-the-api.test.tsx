import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aReport } from '../../fixtures/an-entry.ts'
import { onScreenOf, pass, rosterPath, showDashboard, startClock } from './open-dashboard.tsx'
import { realApi } from './real-api.ts'

beforeEach(() => {
  startClock()
  onScreenOf('desktop')
})

afterEach(() => {
  vi.useRealTimers()
})

test('an entry that reaches the server is on the clinician’s screen at the next poll', async () => {
  const api = await realApi()
  await showDashboard()
  await screen.findByRole('table')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.length).toBeGreaterThan(10)
  expect(await screen.findByText('Dr. Helen Marsh · Respiratory Medicine')).toBeTruthy()

  await pass(30_000)
  expect(api.answered.filter((answer) => answer.endsWith(rosterPath))).toEqual([
    `200 ${rosterPath}`,
    `304 ${rosterPath}`,
  ])
  expect(screen.queryByText('New')).toBeNull()

  const logged = await api.send('/api/symptoms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 1, ...aReport({ breathlessness: 9, notes: 'Worse since noon.' }) }),
  })
  expect(logged.ok).toBe(true)
  await pass(30_000)
  const row = await screen.findByRole('row', { name: /Worse since noon/ })
  expect(within(row).getByText('New')).toBeTruthy()
  expect(within(row).getByText('9/10')).toBeTruthy()
  await api.close()
})
