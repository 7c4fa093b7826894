import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'
import { advanceTime, startClock } from '../dashboard-clock.ts'
import { rosterPath, openMore, showDashboard } from '../open-dashboard.tsx'
import { openSeededApi } from '../seeded-api.ts'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('an entry that reaches the server', () => {
  test('is on the clinician’s screen after the next poll', async () => {
    const api = await openSeededApi()
    await showDashboard()
    await screen.findByRole('list', { name: /^Your patients/ })
    // The first few, then all.
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(10))
    expect(await screen.findByText('Dr. Helen Marsh · Respiratory Medicine')).toBeTruthy()

    await advanceTime(30_000)
    await advanceTime(30_000)
    const polls = api.answered.filter((response) => response.includes(rosterPath))
    expect(polls[0]).toBe(`200 ${rosterPath}`)
    expect(polls.at(-1)).toMatch(/^304 .*\?since=\d+$/)
    expect(screen.queryByText('New')).toBeNull()

    const logged = await api.send('/api/symptoms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: 1, ...aReport({ breathlessness: 9, notes: 'Worse since noon.' }) }),
    })
    expect(logged.ok).toBe(true)
    await advanceTime(30_000)
    const tag = await screen.findByText('New')
    const row = within(tag.closest('li') ?? tag)
    expect(row.getByText('HIGH')).toBeTruthy()
    expect(row.getByText(/999 sign: breathlessness 9 out of 10[.,]/)).toBeTruthy()
    const details = within(await openMore(row.getByRole('heading', { level: 3 }).textContent))
    expect(details.getByText('“Worse since noon.”')).toBeTruthy()
    expect(details.getByText('9/10')).toBeTruthy()
    await api.close()
  })
})
