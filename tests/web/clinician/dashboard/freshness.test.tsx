import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rosterUnavailableWords } from '../../../../web/src/clinician/dashboard/roster-unavailable-words.ts'
import { fakeApi, noNetwork, reply, neverResponds } from '../../data/server/fake-api.ts'
import { aCheckIn } from '../a-roster-row.ts'
import { advanceTime, startClock, startTime, setUpUser } from '../dashboard-clock.ts'
import {
  alertsPath,
  margaret,
  openDashboard,
  peter,
  rosterPath,
  rowOf,
  showDashboard,
} from '../open-dashboard.tsx'

const statuses = () => screen.getAllByRole('status').map((status) => status.textContent)

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a check-in that arrives while the dashboard is open', () => {
  const afterSync = [margaret, { ...peter, lastSymptomEntry: aCheckIn('2026-11-20T17:00:10.000Z') }]

  test('is shown after one poll, marked as new for a minute, and announced', async () => {
    const server = await openDashboard()
    server.respondTo(rosterPath, () => reply(afterSync))
    expect(within(rowOf('Peter Lowe')).getByText('No contact yet')).toBeTruthy()
    await advanceTime(30_000)
    expect(within(rowOf('Peter Lowe')).getByText('New')).toBeTruthy()
    expect(within(rowOf('Margaret Ellis')).queryByText('New')).toBeNull()
    expect(statuses().join()).toContain('New check-in from Peter Lowe, received')
    await advanceTime(120_000)
    expect(screen.queryByText('New')).toBeNull()
  })

  test('is no longer new or announced when the patient deletes it', async () => {
    const earlier = { ...peter, lastSymptomEntry: aCheckIn('2026-11-20T09:00:00.000Z') }
    const server = await openDashboard([margaret, earlier])
    server.respondTo(rosterPath, () => reply(afterSync))
    await advanceTime(30_000)
    expect(within(rowOf('Peter Lowe')).getByText('New')).toBeTruthy()
    server.respondTo(rosterPath, () => reply([margaret, earlier]))
    await advanceTime(30_000)
    expect(within(rowOf('Peter Lowe')).queryByText('New')).toBeNull()
    expect(statuses().join()).not.toContain('New check-in')
  })

  test('is not marked as new when the dashboard has just opened', async () => {
    await openDashboard(afterSync)
    expect(screen.queryByText('New')).toBeNull()
    expect(statuses().join('')).toBe('')
  })
})

describe('the dashboard while the server cannot be reached', () => {
  test('the last list stays with its age, and the failure is shown', async () => {
    const server = await openDashboard()
    const asOf = screen.getByText(/^As of \d\d:\d\d:\d\d · just now$/).textContent.slice(6, 14)
    server.respondTo(rosterPath, noNetwork)
    await advanceTime(180_000)
    expect(rowOf('Margaret Ellis')).toBeTruthy()
    expect(screen.getByText(`As of ${asOf} · 3 minutes ago`)).toBeTruthy()
    expect(statuses()).toContain(`Not updated since ${asOf}: we cannot connect right now`)
  })

  test('the list recovers automatically', async () => {
    const server = await openDashboard()
    server.respondTo(rosterPath, noNetwork)
    await advanceTime(30_000)
    server.respondTo(rosterPath, () => reply([margaret]))
    await advanceTime(30_000)
    expect(screen.queryByText(/Not updated/)).toBeNull()
    expect(screen.getByText(/^As of .* just now$/)).toBeTruthy()
    expect(screen.queryByText('Peter Lowe')).toBeNull()
  })

  test('a list that is a day old states that it must not be relied on', async () => {
    const server = await openDashboard()
    server.respondTo(rosterPath, noNetwork)
    vi.setSystemTime(Date.parse(startTime) + dayMs)
    await advanceTime(minuteMs)
    expect(
      screen.getByText('This list is more than a day old.').closest('[role=alert]')?.textContent,
    ).toContain('Call them before you rely on this list.')
    expect(rowOf('Margaret Ellis')).toBeTruthy()
  })

  test('alerts that are a day old are labelled so, beside a newer list of patients', async () => {
    const server = await openDashboard()
    server.respondTo(alertsPath, noNetwork)
    vi.setSystemTime(Date.parse(startTime) + dayMs)
    await advanceTime(minuteMs)
    expect(screen.queryByText('This list is more than a day old.')).toBeNull()
    await setUpUser().click(screen.getByRole('tab', { name: 'Alerts (0)' }))
    expect(screen.getByText('This list is more than a day old.')).toBeTruthy()
  })

  test('a failure of the alerts alone is shown as a failure of the alerts', async () => {
    const server = await openDashboard()
    server.respondTo(alertsPath, noNetwork)
    await advanceTime(10_000)
    expect(statuses().join()).toMatch(/Alerts not updated since \d\d:\d\d:\d\d: we cannot connect right now/)
  })

  test('before the first answer, an error is shown instead of endless loading, with another attempt', async () => {
    const server = fakeApi(noNetwork)
    await showDashboard()
    expect(screen.queryByText('Loading patients...')).toBeNull()
    expect(screen.getByText(rosterUnavailableWords)).toBeTruthy()
    expect(statuses()).toContain('We cannot show the patient list: we cannot connect right now')
    server.respondTo(rosterPath, () => reply([margaret]))
    await setUpUser().click(screen.getByRole('button', { name: 'Try again now' }))
    await advanceTime(0)
    expect(rowOf('Margaret Ellis')).toBeTruthy()
  })

  test.each([
    ['the server took too long to respond', neverResponds],
    ['another page replied, such as a Wi-Fi sign-in page', () => new Response('<h1>Hotel WiFi</h1>')],
    ['the server reported a problem (503)', () => reply(undefined, { status: 503 })],
  ])('each reason has its own text (%s)', async (text, respond) => {
    const server = await openDashboard()
    server.respondTo(rosterPath, respond)
    await advanceTime(45_000)
    expect(statuses().join()).toContain(text)
    expect(rowOf('Margaret Ellis')).toBeTruthy()
  })

  test.each([
    ['you are signed out', 401],
    ['you do not have access to this list', 403],
  ])('without permission no patient stays on the screen (%s)', async (text, status) => {
    const server = await openDashboard()
    server.respondTo(rosterPath, () => reply(undefined, { status }))
    await advanceTime(30_000)
    expect(statuses()).toContain(`We cannot show the patient list: ${text}`)
    expect(screen.queryByText('Margaret Ellis')).toBeNull()
    expect(screen.queryByText(/patients$/)).toBeNull()
  })
})
