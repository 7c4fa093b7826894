import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { alertCountsHeader } from '@second-wind/core/contract/alerts'
import { fakeServer, noNetwork, reply, silence } from '../server/fake-server.ts'
import { aCheckIn, aRow } from './a-row.ts'
import {
  alertsPath,
  clinicianPath,
  helen,
  margaret,
  namesShown,
  openDashboard,
  peter,
  rosterPath,
  rowOf,
  showDashboard,
} from './open-dashboard.tsx'
import { pass, startClock, teatime, user } from './teatime.ts'

const statuses = () => screen.getAllByRole('status').map((status) => status.textContent)
const atRisk = (level: 'high' | 'medium' | 'low') => ({ level, isKnown: true, reasons: [] })
const amina = aRow({ id: 3, name: 'Amina Yusuf', risk: atRisk('high'), isVulnerable: true })

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the frame', () => {
  test('says who is working, for how many patients, how many come first, and that nobody watches at night', async () => {
    await openDashboard([amina, margaret, peter])
    expect(screen.getByRole('heading', { level: 1, name: 'Clinician Dashboard' })).toBeTruthy()
    expect(screen.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeTruthy()
    expect(screen.getByText('patients').textContent).toBe('3 patients')
    expect(screen.getByText('high priority').textContent).toBe('1 high priority')
    expect(screen.getByText('Not monitored 24/7.').closest('p')?.textContent).toContain(
      'Patients are told not to wait for a reply.',
    )
  })

  test('is honest while nothing has come', async () => {
    fakeServer(silence)
    await showDashboard()
    await pass(1_000)
    expect(screen.getByText('Loading...')).toBeTruthy()
    expect(screen.getByText('Loading patients...')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Unread alerts: not known yet' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Alerts' })).toBeTruthy()
    expect(screen.queryByText(/As of/)).toBeNull()
    expect(screen.queryByText(/patients$/)).toBeNull()
  })

  test('counts unread alerts on the bell and on the tab; the bell opens them', async () => {
    const server = await openDashboard()
    server.answer(alertsPath, () =>
      reply([], { headers: { [alertCountsHeader]: 'open=12;unread=3;listed=12' } }),
    )
    await pass(10_000)
    expect(screen.getByRole('tab', { name: 'Alerts (3)' })).toBeTruthy()
    await user().click(screen.getByRole('button', { name: 'Unread alerts: 3' }))
    expect(screen.getByRole('heading', { name: 'Patient Alerts' })).toBeTruthy()
  })

  test('asks for the clinician once, for the roster every 30 seconds and for alerts every 10', async () => {
    const server = await openDashboard()
    await pass(90_000)
    expect(server.countOf(clinicianPath)).toBe(1)
    expect(server.countOf(rosterPath)).toBe(4)
    expect(server.countOf(alertsPath)).toBe(10)
  })

  test('learns the name of the clinician later, when the first try failed', async () => {
    const server = fakeServer(() => reply([]))
    server.answer(clinicianPath, noNetwork)
    await showDashboard()
    expect(screen.getByText('Loading...')).toBeTruthy()
    server.answer(clinicianPath, () => reply(helen))
    await pass(30_000)
    expect(screen.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeTruthy()
  })
})

describe('the Dashboard tab', () => {
  const figures = () =>
    within(screen.getByRole('list', { name: 'Figures' }))
      .getAllByRole('listitem')
      .map((card) => card.textContent)

  test('opens first, with four figures and whoever needs attention at once', async () => {
    await openDashboard([amina, margaret, peter], '')
    expect(figures()).toEqual(['Total Patients3', 'High Priority1', 'Unread Alerts0', 'Vulnerable1'])
    expect(screen.getByRole('heading', { name: 'High Priority Patients' })).toBeTruthy()
    expect(screen.getByText('Patients requiring immediate attention')).toBeTruthy()
    expect(namesShown()).toEqual(['Amina Yusuf'])
  })

  test('without anybody at high risk has no such list, but says whose phone is silent', async () => {
    const heard = { lastHeardAt: teatime, pendingCount: 0, oldestPendingAt: null, clockSkewMin: null }
    await openDashboard([{ ...margaret, phoneReport: heard }, peter], '')
    expect(screen.queryByText('Patients requiring immediate attention')).toBeNull()
    expect(
      screen.getByText('1 phone was not heard for 48 hours or more: how this patient is, is not known.'),
    ).toBeTruthy()
  })

  test('leads from its figures to whom they count', async () => {
    await openDashboard([amina, margaret], '')
    await user().click(screen.getByRole('link', { name: 'High Priority' }))
    expect(screen.getByRole('tab', { name: 'Patients', selected: true })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'High (1)', pressed: true })).toBeTruthy()
    expect(namesShown()).toEqual(['Amina Yusuf'])
  })
})

describe('finding somebody on the Patients tab', () => {
  test('begins with all of them, in the words of the specification', async () => {
    await openDashboard()
    expect(screen.getByRole('heading', { name: 'All Patients' })).toBeTruthy()
    expect(screen.getByText('Complete patient roster under your care')).toBeTruthy()
    expect(namesShown()).toEqual(['Margaret Ellis', 'Peter Lowe'])
  })

  test('without patients says so', async () => {
    await openDashboard([])
    expect(screen.getByText('No patients assigned')).toBeTruthy()
    expect(screen.queryByRole('search')).toBeNull()
  })

  test('by risk, with the number of each; an empty level says which', async () => {
    await openDashboard([amina, aRow({ id: 4, name: 'Low Lee', risk: atRisk('low') }), peter])
    const filter = within(screen.getByRole('group', { name: 'Risk' }))
    expect(filter.getAllByRole('button').map((choice) => choice.textContent)).toEqual([
      'All (3)',
      'High (1)',
      'Medium (0)',
      'Low (1)',
      'Not known (1)',
    ])
    await user().click(filter.getByRole('button', { name: 'Low (1)' }))
    expect(namesShown()).toEqual(['Low Lee'])
    await user().click(filter.getByRole('button', { name: 'Medium (0)' }))
    expect(screen.getByText('No medium risk patients')).toBeTruthy()
    await user().click(screen.getByRole('button', { name: 'Show all patients' }))
    expect(namesShown()).toHaveLength(3)
  })

  test('by name, with the number of matches said aloud, and back', async () => {
    await openDashboard()
    await user().type(screen.getByRole('searchbox', { name: 'Search by name' }), 'peter')
    expect(namesShown()).toEqual(['Peter Lowe'])
    expect(statuses()).toContain('1 of 2 patients match “peter”')
    await user().type(screen.getByRole('searchbox'), 'x')
    expect(namesShown()).toEqual([])
    await user().click(screen.getByRole('button', { name: 'Show all patients' }))
    expect(namesShown()).toEqual(['Margaret Ellis', 'Peter Lowe'])
  })

  test('by order: the longest silence first', async () => {
    const phoneReport = { lastHeardAt: teatime, pendingCount: 0, oldestPendingAt: null, clockSkewMin: null }
    await openDashboard([{ ...margaret, phoneReport }, peter])
    await user().selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Longest not heard first')
    expect(namesShown()).toEqual(['Peter Lowe', 'Margaret Ellis'])
    expect(screen.getByRole('list', { name: 'Your patients, longest not heard first' })).toBeTruthy()
  })

  test('by an address that somebody kept: tab, level and order are in it', async () => {
    await openDashboard([amina, margaret, peter], '?tab=patients&risk=unknown&sort=name')
    expect(namesShown()).toEqual(['Margaret Ellis', 'Peter Lowe'])
  })

  test('fifty at a time, whoever is at the top of the order first', async () => {
    const many = Array.from({ length: 120 }, (_, n) => aRow({ id: n + 1, name: `Patient ${n + 1}` }))
    await openDashboard(many)
    expect(namesShown()).toHaveLength(50)
    await user().click(screen.getByRole('button', { name: 'Next 50' }))
    expect(statuses()).toContain('Patients 51 to 100 of 120')
    expect(namesShown()[0]).toBe('Patient 51')
    await user().type(screen.getByRole('searchbox'), 'Patient 1')
    expect(namesShown()[0]).toBe('Patient 1')
  })
})

describe('a check-in that is synced while the clinician looks', () => {
  const afterSync = [margaret, { ...peter, lastSymptomEntry: aCheckIn('2026-11-20T17:00:10.000Z') }]

  test('shows within one poll, is marked as new for a minute, and is said aloud', async () => {
    const server = await openDashboard()
    server.answer(rosterPath, () => reply(afterSync))
    expect(within(rowOf('Peter Lowe')).getByText('No check-in yet')).toBeTruthy()
    await pass(30_000)
    expect(within(rowOf('Peter Lowe')).getByText('New')).toBeTruthy()
    expect(within(rowOf('Margaret Ellis')).queryByText('New')).toBeNull()
    expect(statuses().join()).toContain('New check-in from Peter Lowe, received')
    await pass(120_000)
    expect(screen.queryByText('New')).toBeNull()
  })

  test('on the first look nothing is new', async () => {
    await openDashboard(afterSync)
    expect(screen.queryByText('New')).toBeNull()
    expect(statuses().join('')).toBe('')
  })
})

describe('when the server cannot be reached', () => {
  test('the last list stays with its age, and the failure is said', async () => {
    const server = await openDashboard()
    const asOf = screen.getByText(/^As of \d\d:\d\d:\d\d · just now$/).textContent.slice(6, 14)
    server.answer(rosterPath, noNetwork)
    await pass(180_000)
    expect(rowOf('Margaret Ellis')).toBeTruthy()
    expect(screen.getByText(`As of ${asOf} · 3 minutes ago`)).toBeTruthy()
    expect(statuses()).toContain(`Not updated since ${asOf}: cannot reach the server`)
  })

  test('it recovers by itself', async () => {
    const server = await openDashboard()
    server.answer(rosterPath, noNetwork)
    await pass(30_000)
    server.answer(rosterPath, () => reply([margaret]))
    await pass(30_000)
    expect(screen.queryByText(/Not updated/)).toBeNull()
    expect(screen.getByText(/^As of .* just now$/)).toBeTruthy()
    expect(screen.queryByText('Peter Lowe')).toBeNull()
  })

  test('a list that is a day old says that nobody should rely on it', async () => {
    const server = await openDashboard()
    server.answer(rosterPath, noNetwork)
    vi.setSystemTime(Date.parse(teatime) + 24 * 60 * 60_000)
    await pass(60_000)
    expect(
      screen.getByText('This list is more than a day old.').closest('[role=alert]')?.textContent,
    ).toContain('Call them before you rely on it.')
    expect(rowOf('Margaret Ellis')).toBeTruthy()
  })

  test('alerts that do not come while the list does are told apart', async () => {
    const server = await openDashboard()
    server.answer(alertsPath, noNetwork)
    await pass(10_000)
    expect(statuses().join()).toMatch(/Alerts not updated since \d\d:\d\d:\d\d: cannot reach the server/)
  })

  test('before anything came, it is said instead of loading for ever, and one can try again', async () => {
    const server = fakeServer(noNetwork)
    await showDashboard()
    expect(screen.queryByText('Loading patients...')).toBeNull()
    expect(statuses()).toContain('The patient list cannot be shown: cannot reach the server')
    server.answer(rosterPath, () => reply([margaret]))
    await user().click(screen.getByRole('button', { name: 'Try again now' }))
    await pass(0)
    expect(rowOf('Margaret Ellis')).toBeTruthy()
  })

  test.each([
    ['the server did not answer in time', silence],
    ['something else answered in place of the server', () => new Response('<h1>Hotel WiFi</h1>')],
    ['the server reported a problem (503)', () => reply(undefined, { status: 503 })],
    ['you are signed out', () => reply(undefined, { status: 401 })],
    ['you may not see this list', () => reply(undefined, { status: 403 })],
  ])('the reason is told apart: %s', async (words, answer) => {
    const server = await openDashboard()
    server.answer(rosterPath, answer)
    await pass(45_000)
    expect(statuses().join()).toContain(words)
    expect(rowOf('Margaret Ellis')).toBeTruthy()
  })
})
