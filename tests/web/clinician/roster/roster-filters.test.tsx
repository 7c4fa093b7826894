import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aRosterRow } from '../a-roster-row.ts'
import { startClock, startTime, setUpUser } from '../dashboard-clock.ts'
import { margaret, namesShown, openDashboard, peter } from '../open-dashboard.tsx'

const statuses = () => screen.getAllByRole('status').map((status) => status.textContent)
const atRisk = (level: 'high' | 'medium' | 'low') => ({ level, isKnown: true, reasons: [] })
const amina = aRosterRow({ id: 3, name: 'Amina Yusuf', risk: atRisk('high'), isVulnerable: true })

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the Patients tab', () => {
  test('starts with all patients, in the words of the specification', async () => {
    await openDashboard()
    expect(screen.getByRole('heading', { name: 'All Patients' })).toBeTruthy()
    expect(screen.getByText('Complete patient roster under your care')).toBeTruthy()
    expect(namesShown()).toEqual(['Margaret Ellis', 'Peter Lowe'])
  })

  test('shows a sentence when there are no patients', async () => {
    await openDashboard([])
    expect(screen.getByText('No patients assigned')).toBeTruthy()
    expect(screen.queryByRole('search')).toBeNull()
  })

  test('filters by risk with the number of each, and shows when a level is empty', async () => {
    await openDashboard([amina, aRosterRow({ id: 4, name: 'Low Lee', risk: atRisk('low') }), peter])
    const filter = within(screen.getByRole('group', { name: 'Risk' }))
    expect(filter.getAllByRole('button').map((choice) => choice.textContent)).toEqual([
      'All (3)',
      'High (1)',
      'Medium (0)',
      'Low (1)',
      'Not known (1)',
    ])
    await setUpUser().click(filter.getByRole('button', { name: 'Low (1)' }))
    expect(namesShown()).toEqual(['Low Lee'])
    await setUpUser().click(filter.getByRole('button', { name: 'Medium (0)' }))
    expect(screen.getByText('No medium risk patients')).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Show all patients' }))
    expect(namesShown()).toHaveLength(3)
  })

  test('searches by name, announces the number of matches, and shows all again when the search is emptied', async () => {
    await openDashboard()
    await setUpUser().type(
      screen.getByRole('searchbox', { name: 'Search by name, NHS number or date of birth' }),
      'peter',
    )
    expect(namesShown()).toEqual(['Peter Lowe'])
    expect(statuses()).toContain('1 of 2 patients match “peter”')
    await setUpUser().type(screen.getByRole('searchbox'), 'x')
    expect(namesShown()).toEqual([])
    await setUpUser().click(screen.getByRole('button', { name: 'Show all patients' }))
    expect(namesShown()).toEqual(['Margaret Ellis', 'Peter Lowe'])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All Patients' }))
  })

  test('keeps the button and the focus in place at the end of a long list', async () => {
    await openDashboard(
      Array.from({ length: 60 }, (_, n) => aRosterRow({ id: n + 1, name: `Patient ${n + 1}` })),
    )
    const next = screen.getByRole('button', { name: 'Next 50' })
    await setUpUser().click(next)
    expect(statuses()).toContain('Patients 51 to 60 of 60')
    expect(document.activeElement).toBe(next)
    expect(next.getAttribute('aria-disabled')).toBe('true')
    await setUpUser().click(next)
    expect(statuses()).toContain('Patients 51 to 60 of 60')
  })

  test('sorts by the longest silence', async () => {
    const phoneReport = { lastHeardAt: startTime, pendingCount: 0, oldestPendingAt: null, clockSkewMin: null }
    await openDashboard([{ ...margaret, phoneReport }, peter])
    await setUpUser().selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Longest out of touch first',
    )
    expect(namesShown()).toEqual(['Peter Lowe', 'Margaret Ellis'])
    expect(screen.getByRole('list', { name: 'Your patients, longest out of touch first' })).toBeTruthy()
  })

  test('opens a bookmarked address with tab, level and order', async () => {
    await openDashboard([amina, margaret, peter], '?tab=patients&risk=unknown&sort=name')
    expect(namesShown()).toEqual(['Margaret Ellis', 'Peter Lowe'])
  })

  test('shows fifty patients at a time, in order', async () => {
    const many = Array.from({ length: 120 }, (_, n) => aRosterRow({ id: n + 1, name: `Patient ${n + 1}` }))
    await openDashboard(many)
    expect(namesShown()).toHaveLength(50)
    await setUpUser().click(screen.getByRole('button', { name: 'Next 50' }))
    expect(statuses()).toContain('Patients 51 to 100 of 120')
    expect(namesShown()[0]).toBe('Patient 51')
    await setUpUser().type(screen.getByRole('searchbox'), 'Patient 1')
    expect(namesShown()[0]).toBe('Patient 1')
  })
})
