import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, noNetwork, reply, silence } from '../server/fake-server.ts'
import { aCheckIn } from './a-row.ts'
import {
  clinicianPath,
  helen,
  margaret,
  onScreenOf,
  openDashboard,
  pass,
  peter,
  rosterPath,
  rowOf,
  showDashboard,
  startClock,
} from './open-dashboard.tsx'

const statuses = () => screen.getAllByRole('status').map((status) => status.textContent)

beforeEach(() => {
  startClock()
  onScreenOf('desktop')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the frame', () => {
  test('says who is working, for how many patients, and that nobody watches at night', async () => {
    await openDashboard()
    expect(screen.getByRole('heading', { level: 1, name: 'Clinician Dashboard' })).toBeTruthy()
    expect(screen.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeTruthy()
    expect(screen.getByText('patients').textContent).toBe('2 patients')
    expect(screen.getByText('Not monitored 24/7.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'All Patients' })).toBeTruthy()
    expect(screen.getByText('Complete patient roster under your care')).toBeTruthy()
  })

  test('is honest while nothing has come', async () => {
    fakeServer(silence)
    await showDashboard()
    await pass(1_000)
    expect(screen.getByText('Loading...')).toBeTruthy()
    expect(screen.getByText('Loading patients...')).toBeTruthy()
    expect(screen.queryByText(/As of/)).toBeNull()
    expect(screen.queryByText(/patients$/)).toBeNull()
  })

  test('asks for the clinician once and for the roster every 30 seconds', async () => {
    const server = await openDashboard()
    await pass(90_000)
    expect(server.countOf(clinicianPath)).toBe(1)
    expect(server.countOf(rosterPath)).toBe(4)
  })

  test('learns the name of the clinician later, when the first try failed', async () => {
    const server = fakeServer(() => reply([margaret]))
    server.answer(clinicianPath, noNetwork)
    await showDashboard()
    expect(screen.getByText('Loading...')).toBeTruthy()
    server.answer(clinicianPath, () => reply(helen))
    await pass(30_000)
    expect(screen.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeTruthy()
  })

  test('without patients says so', async () => {
    await openDashboard([])
    expect(screen.getByText('No patients assigned')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('on a narrow screen', () => {
  test('the roster is a list of cards with the same content', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: false, media }),
    )
    await openDashboard()
    expect(screen.queryByRole('table')).toBeNull()
    const cards = screen.getAllByRole('listitem')
    expect(cards).toHaveLength(2)
    expect(within(cards[0]!).getByText('Margaret Ellis')).toBeTruthy()
    expect(within(cards[0]!).getByRole('heading', { name: 'Last check-in' })).toBeTruthy()
    expect(within(cards[1]!).getByText('No check-in yet')).toBeTruthy()
  })
})

describe('finding somebody', () => {
  const namesShown = () =>
    screen
      .getAllByRole('rowheader')
      .map((header) => within(header).getByText(/\w+ \w+$/, { selector: 'strong' }).textContent)

  test('by name, with the number of matches said aloud, and back', async () => {
    await openDashboard()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'peter')
    expect(namesShown()).toEqual(['Peter Lowe'])
    expect(statuses()).toContain('1 of 2 patients match “peter”')
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show all patients' }))
    expect(namesShown()).toEqual(['Margaret Ellis', 'Peter Lowe'])
  })

  test('by order: the longest silence first', async () => {
    await openDashboard()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    expect(namesShown()).toEqual(['Margaret Ellis', 'Peter Lowe'])
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Longest since a check-in first',
    )
    expect(namesShown()).toEqual(['Peter Lowe', 'Margaret Ellis'])
    expect(screen.getByRole('table', { name: 'Your patients, longest since a check-in first' })).toBeTruthy()
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

  test('before anything came, it is said instead of loading for ever, and one can try again', async () => {
    const server = fakeServer(noNetwork)
    await showDashboard()
    expect(screen.queryByText('Loading patients...')).toBeNull()
    expect(statuses()).toContain('The patient list cannot be shown: cannot reach the server')
    server.answer(rosterPath, () => reply([margaret]))
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Try again now' }))
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
