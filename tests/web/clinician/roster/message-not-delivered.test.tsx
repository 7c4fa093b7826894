import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { startClock } from '../dashboard-clock.ts'
import { margaret, openDashboard } from '../open-dashboard.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the row of a patient', () => {
  test.each([
    ['2026-11-20T16:02:00.000Z', 'Message not delivered yet'],
    ['2026-11-20T15:58:00.000Z', 'Message not delivered'],
  ])('warns of a message that no phone has fetched an hour after it was sent: %s', async (sentAt, text) => {
    const lastMessage = { id: idNumbered(1), sentAt, state: 'queued', stateAt: sentAt } as const
    await openDashboard([{ ...margaret, lastMessage }])
    expect(screen.getByText(/^Message not delivered/).textContent).toBe(text)
  })
})
