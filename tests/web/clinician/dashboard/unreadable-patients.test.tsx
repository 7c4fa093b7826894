import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reply } from '../../data/server/fake-api.ts'
import { advanceTime, startClock } from '../dashboard-clock.ts'
import { margaret, namesShown, openDashboard, peter, rosterPath } from '../open-dashboard.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const notShown = /: we cannot show this patient\.$/

describe('a patient whose data cannot be read', () => {
  test.each(['?tab=dashboard', '?tab=patients', '?tab=alerts'])(
    'is named as one who cannot be shown, on %s',
    async (query) => {
      const server = await openDashboard([], query)
      server.respondTo(rosterPath, () =>
        reply([{ ...margaret, oldestAlertAt: '+010000-01-02T12:00:00.000Z' }, peter]),
      )
      await advanceTime(30_000)
      const notice = screen.getByText(notShown)
      expect(notice.textContent).toBe('Margaret Ellis (patient 2): we cannot show this patient.')
      expect(notice.closest('[role="alert"]')?.textContent).toContain('Call them to find out how they are')
    },
  )

  test('hides no other patient', async () => {
    const server = await openDashboard([])
    server.respondTo(rosterPath, () => reply([{ ...margaret, oldestAlertAt: 'never' }, peter]))
    await advanceTime(30_000)
    expect(namesShown()).toEqual(['Peter Lowe'])
  })

  test('is not mentioned when there is none', async () => {
    await openDashboard()
    expect(namesShown()).toEqual(['Margaret Ellis', 'Peter Lowe'])
    expect(screen.queryByText(notShown)).toBeNull()
  })
})
