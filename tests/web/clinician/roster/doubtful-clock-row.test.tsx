import { cleanup, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aCheckIn } from '../a-roster-row.ts'
import { startClock } from '../dashboard-clock.ts'
import { margaret, openDashboard, openMore, rowOf } from '../open-dashboard.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an entry from a phone whose clock is wrong', () => {
  const slow = {
    ...margaret,
    lastSymptomEntry: {
      ...aCheckIn('2026-11-17T16:50:00.000Z'),
      receivedAt: '2026-11-20T16:50:00.000Z',
      isClockDoubtful: true,
    },
  }

  test('is dated by its arrival in the row, which says that the clock is wrong', async () => {
    await openDashboard([slow])
    const row = within(rowOf('Margaret Ellis'))
    expect(row.getByText('Check-in arrived 10 min ago')).toBeTruthy()
    expect(row.getByText('Phone’s clock is wrong')).toBeTruthy()
  })

  test('is given with the time of its phone under "More"', async () => {
    await openDashboard([slow])
    const details = within(await openMore('Margaret Ellis'))
    expect(details.getByText(/The phone’s clock is wrong\. It gave Tue 17 Nov 16:50\./)).toBeTruthy()
  })
})

describe('a row with a 999 sign', () => {
  test('shows beside it only what is worse, and nothing that sounds reassuring', async () => {
    const red = {
      ...margaret,
      need: 'red-flag',
      lastSymptomEntry: aCheckIn('2026-11-20T16:50:00.000Z'),
    } as const
    const usual = { breathlessness: 0, coughSeverity: 0, energy: 0, isSet: false }
    await openDashboard([{ ...red, usualChange: usual }])
    expect(rowOf('Margaret Ellis').textContent).not.toMatch(/As in earlier|Better/)
  })
})

describe('a row with the answer "Worse" whose alert is open', () => {
  test('does not say beside it that a score is better', async () => {
    const better = {
      ...margaret,
      lastSymptomEntry: aCheckIn('2026-11-20T12:50:00.000Z'),
      usualChange: { breathlessness: 0, coughSeverity: 0, energy: -2, isSet: true },
    } as const
    const worse = {
      id: idNumbered(2),
      answer: 'worse',
      answeredAt: '2026-11-20T16:00:00.000Z',
      receivedAt: '2026-11-20T16:00:00.000Z',
    } as const
    await openDashboard([{ ...better, openAnswers: [worse] }])
    expect(rowOf('Margaret Ellis').textContent).not.toMatch(/Better/)
    cleanup()
    await openDashboard([better])
    expect(rowOf('Margaret Ellis').textContent).toMatch(/Better: energy/)
  })
})
