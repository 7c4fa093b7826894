import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reply } from '../../data/server/fake-api.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import { margaret, openDashboard, peter } from '../open-dashboard.tsx'
import { aRecord } from '../record/a-record.ts'
import { recordPath } from '../record/open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

/** The roster with Margaret's record open, in a window that has room for both, or not. */
async function openBoth(hasRoom: boolean) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: hasRoom && media === '(min-width: 62em)', media }),
  )
  const server = await openDashboard([margaret, peter])
  server.respondTo(recordPath, () => reply(aRecord()))
  await setUpUser().click(screen.getByRole('button', { name: 'Margaret Ellis' }))
  await advanceTime(0)
  return server
}

const close = () => screen.queryByRole('button', { name: 'Close record' })

describe('an open record', () => {
  test('has the risk levels as one menu, and as buttons again once it is closed', async () => {
    await openBoth(true)
    const risk = screen.getByRole('combobox', { name: 'Risk' })
    expect(
      within(risk)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toContain('All (2)')
    await setUpUser().selectOptions(risk, 'low')
    expect(screen.getByText('No low risk patients')).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Close record' }))
    expect(screen.getByRole('button', { name: 'Low (0)', pressed: true })).toBeTruthy()
  })

  test('stays open beside the list when another tab is opened', async () => {
    const server = await openBoth(true)
    await setUpUser().click(screen.getByRole('button', { name: '30 days' }))
    const alerts = screen.getByRole('tab', { name: 'Alerts (0)' })
    await setUpUser().click(alerts)
    expect(screen.getByRole('heading', { name: 'Patient Alerts' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '30 days', pressed: true })).toBeTruthy()
    expect(document.activeElement).toBe(alerts)
    expect(server.countOf(recordPath)).toBe(1)
  })

  test('closes when it covers the list and a tab is opened, and the tab keeps the focus', async () => {
    await openBoth(false)
    expect(close()).toBeTruthy()
    const alerts = screen.getByRole('tab', { name: 'Alerts (0)' })
    await setUpUser().click(alerts)
    expect(close()).toBeNull()
    expect(document.activeElement).toBe(alerts)
  })
})
