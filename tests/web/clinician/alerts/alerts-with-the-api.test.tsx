import { minuteMs } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import { showDashboard } from '../open-dashboard.tsx'
import { openSeededApi } from '../seeded-api.ts'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the alerts tab with the real API', () => {
  test('shows the alert of a breathless entry, which is read, resolved with a reason, and kept in the record', async () => {
    const api = await openSeededApi()
    await showDashboard('?tab=alerts&patient=1')
    await screen.findByRole('heading', { level: 3, name: 'Open' })
    await screen.findByRole('heading', { level: 3, name: 'Risk now' })

    const logged = await api.send('/api/symptoms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: 1, ...aReport({ breathlessness: 9 }) }),
    })
    expect(logged.ok).toBe(true)
    await advanceTime(10_000)
    const alerts = () => within(screen.getByRole('tabpanel', { name: /^Alerts/ }))
    const message = await alerts().findByText(/Breathlessness 9 out of 10/)
    const card = within(message.closest('article')!)

    await setUpUser().click(card.getByRole('button', { name: 'Mark Read' }))
    await card.findByText('Read, still open')
    await setUpUser().click(card.getByRole('button', { name: 'Resolve' }))
    const dialog = within(screen.getByRole('dialog'))
    await setUpUser().click(dialog.getByRole('radio', { name: 'Spoke to the patient and gave advice' }))
    await setUpUser().click(dialog.getByRole('button', { name: 'Resolve alert' }))
    await screen.findByText(/^Resolved: /)
    await advanceTime(minuteMs)

    await setUpUser().click(screen.getByRole('button', { name: 'Alert history', expanded: false }))
    const history = within(screen.getByRole('region', { name: 'Alert history' }))
    const reason = await history.findByText('Reason: Spoke to the patient and gave advice')
    expect(within(reason.closest('article')!).getByText(/^By Dr. Helen Marsh/)).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Who has looked', expanded: false }))
    await setUpUser().click(screen.getByRole('button', { name: 'Show who has looked' }))
    const looks = within(screen.getByRole('region', { name: 'Who has looked' }))
    expect((await looks.findAllByText(/Resolved an alert/)).length).toBeGreaterThan(0)
    await api.close()
  })

  test('marks the alert whose record is open, and gets the focus back when the record closes', async () => {
    const api = await openSeededApi()
    await showDashboard('?tab=alerts')
    await screen.findByRole('heading', { level: 3, name: 'Open' })
    const name = screen.getAllByRole('heading', { level: 4 })[1]!.querySelector('button')!
    await setUpUser().click(name)
    await screen.findByRole('heading', { level: 3, name: 'Risk now' })
    expect(name.getAttribute('aria-current')).toBe('true')
    await setUpUser().keyboard('{Escape}')
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-current')).toBeNull()
    await api.close()
  })

  test('opens the alerts that the address names, and hides none for an unknown filter', async () => {
    const api = await openSeededApi()
    await showDashboard('?tab=alerts&show=resolved&severity=unheard-of')
    await screen.findByRole('heading', { level: 3, name: 'Resolved' })
    expect(screen.queryByRole('heading', { level: 3, name: 'Open' })).toBeNull()
    expect(screen.getByRole('button', { name: /^Resolved/ }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('combobox', { name: 'Severity' })).toHaveProperty('value', 'all')
    await api.close()
  })
})
