import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noNetwork } from '../../data/server/fake-api.ts'
import { advanceTime, setUpUser, startClock } from '../dashboard-clock.ts'
import { margaret, openDashboard, rosterPath, rowOf } from '../open-dashboard.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a dialog about a patient', () => {
  test('says that the list could not be updated, and since when', async () => {
    const server = await openDashboard([{ ...margaret, phone: '07700 900123' }])
    server.respondTo(rosterPath, noNetwork)
    await advanceTime(30_000)
    await setUpUser().click(within(rowOf('Margaret Ellis')).getByRole('button', { name: /^Call/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(
      dialog.getByText(
        /^Not updated since .*: we cannot connect right now\. What you see may be out of date\.$/,
      ),
    ).toBeTruthy()
  })
})
