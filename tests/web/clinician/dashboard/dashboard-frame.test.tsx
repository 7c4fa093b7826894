import { alertCountsHeader } from '@second-wind/core/care/contract/alerts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, noNetwork, reply, neverResponds } from '../../data/server/fake-api.ts'
import { aCheckIn, aRosterRow, aSign } from '../a-roster-row.ts'
import { advanceTime, startClock, startTime, setUpUser } from '../dashboard-clock.ts'
import {
  alertsPath,
  clinicianPath,
  helen,
  margaret,
  namesShown,
  openDashboard,
  peter,
  rosterPath,
  showDashboard,
} from '../open-dashboard.tsx'

const amina = aRosterRow({
  id: 3,
  name: 'Amina Yusuf',
  risk: { level: 'high', isKnown: true, reasons: [] },
  isVulnerable: true,
})

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

const urgentPatients = 'Patients requiring immediate attention'

describe('the frame of the dashboard', () => {
  test('shows the clinician, the number of patients and of urgent ones, and that no one monitors at night', async () => {
    await openDashboard([amina, margaret, peter])
    expect(screen.getByRole('heading', { level: 1, name: 'Clinician Dashboard' })).toBeTruthy()
    expect(screen.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeTruthy()
    expect(screen.getByText('patients').textContent).toBe('3 patients')
    expect(screen.getByText('high priority').textContent).toBe('1 high priority')
    expect(screen.getByText('Not monitored 24/7.').closest('p')?.textContent).toContain(
      'Patients are told not to wait for a reply.',
    )
  })

  test('before the first answer shows no figures', async () => {
    fakeApi(neverResponds)
    await showDashboard()
    await advanceTime(1_000)
    expect(screen.getByText('Loading...')).toBeTruthy()
    expect(screen.getByText('Loading patients...')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Unread alerts: not known yet' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Alerts' })).toBeTruthy()
    expect(screen.queryByText(/As of/)).toBeNull()
    expect(screen.queryByText(/patients$/)).toBeNull()
  })

  test('counts unread alerts on the bell and on the tab, and the bell opens them', async () => {
    const server = await openDashboard()
    server.respondTo(alertsPath, () =>
      reply([], { headers: { [alertCountsHeader]: 'open=12;unread=3;listed=12' } }),
    )
    await advanceTime(10_000)
    expect(screen.getByRole('tab', { name: 'Alerts (3)' })).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Unread alerts: 3' }))
    expect(screen.getByRole('heading', { name: 'Patient Alerts' })).toBeTruthy()
  })

  test('requests the clinician once, the roster every 30 seconds and alerts every 10', async () => {
    const server = await openDashboard()
    await advanceTime(90_000)
    expect(server.countOf(clinicianPath)).toBe(1)
    expect(server.countOf(rosterPath)).toBe(4)
    expect(server.countOf(alertsPath)).toBe(10)
  })

  test("shows the clinician's name later when the first request failed", async () => {
    const server = fakeApi(() => reply([]))
    server.respondTo(clinicianPath, noNetwork)
    await showDashboard()
    expect(screen.getByText('Loading...')).toBeTruthy()
    server.respondTo(clinicianPath, () => reply(helen))
    await advanceTime(30_000)
    expect(screen.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeTruthy()
  })
})

describe('the Dashboard tab', () => {
  const figures = () =>
    within(screen.getByRole('list', { name: 'Figures' }))
      .getAllByRole('listitem')
      .map((card) => card.textContent)

  test('opens first, with four figures and the patients who need attention at once', async () => {
    await openDashboard([amina, margaret, peter], '')
    expect(figures()).toEqual([
      'Total Patients3',
      'High Priority1',
      'Open Alerts0',
      'Unread Alerts0',
      'Vulnerable1',
      'Not in touch for 48 hours or more: see who3',
    ])
    expect(screen.getByRole('heading', { name: 'High Priority Patients' })).toBeTruthy()
    expect(screen.getByText(urgentPatients)).toBeTruthy()
    expect(namesShown()).toEqual(['Amina Yusuf'])
  })

  test('lists no one who is high by the risk group alone, but counts them with a link', async () => {
    const byGroup = { level: 'high' as const, isKnown: true, reasons: ['vulnerable'] }
    await openDashboard([amina, { ...margaret, isVulnerable: true, risk: byGroup }, peter], '')
    expect(namesShown()).toEqual(['Amina Yusuf'])
    expect(
      screen.getByText(/^1 more patient is high priority because of their risk group alone\./),
    ).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Show everyone at high risk' })
    expect(link.getAttribute('href')).toContain('?tab=patients&risk=high')
  })

  test('calls for immediate attention to no one when all are high by the risk group alone', async () => {
    const byGroup = { level: 'high' as const, isKnown: true, reasons: ['vulnerable'] }
    await openDashboard([{ ...margaret, risk: byGroup }], '')
    expect(screen.queryByText(urgentPatients)).toBeNull()
    expect(screen.getByText(/^1 patient is high priority because of their risk group alone\./)).toBeTruthy()
  })

  const fever = {
    ...aSign('phlegm-with-fever-medium', 'urgent'),
    until: '2026-11-21T18:00:00.000Z',
  }
  const advised = {
    ...margaret,
    need: 'worsening' as const,
    risk: { level: 'medium' as const, isKnown: true, reasons: [fever.id] },
    findings: [fever],
  }

  test('counts who was told to get advice today below high risk, with a link that lists them', async () => {
    await openDashboard([amina, advised, peter], '')
    expect(namesShown()).toEqual(['Amina Yusuf'])
    expect(screen.getByText(/^1 more patient was told to get advice today, below high risk\./)).toBeTruthy()
    await setUpUser().click(screen.getByRole('link', { name: 'Show them' }))
    expect(namesShown()).toEqual(['Margaret Ellis'])
    expect(screen.getByText('Same-day advice')).toBeTruthy()
  })

  test('counts who was told to get advice today also when no one is at high risk', async () => {
    await openDashboard([advised, peter], '')
    expect(screen.queryByText(urgentPatients)).toBeNull()
    expect(screen.getByText(/^1 patient was told to get advice today, below high risk\./)).toBeTruthy()
  })

  test('says nothing of advice for today when no one was told to get it', async () => {
    await openDashboard([amina, margaret, peter], '')
    expect(screen.queryByText(/advice today/)).toBeNull()
  })

  test('shows no list of urgent patients without a patient at high risk', async () => {
    await openDashboard([margaret, peter], '')
    expect(screen.getByText('Not monitored 24/7.')).toBeTruthy()
    expect(screen.queryByText(urgentPatients)).toBeNull()
  })

  test('lists patients without a check-in, or whose phone has made no contact, for 48 hours', async () => {
    const heard = { lastHeardAt: startTime, pendingCount: 0, oldestPendingAt: null, clockSkewMin: null }
    const old = aCheckIn('2026-11-18T17:00:00.000Z')
    await openDashboard(
      [
        { ...margaret, phoneReport: heard },
        { ...peter, phoneReport: heard },
        aRosterRow({ id: 8, name: 'Cy Day', phoneReport: heard, lastSymptomEntry: old }),
        aRosterRow({ id: 9, name: 'Di Fox', phoneReport: null, lastSymptomEntry: aCheckIn(startTime) }),
      ],
      '',
    )
    await setUpUser().click(screen.getByRole('link', { name: 'Not in touch for 48 hours or more: see who' }))
    expect(namesShown()).toEqual(['Peter Lowe', 'Cy Day', 'Di Fox'])
    expect(screen.getByRole('button', { name: 'All (3)' })).toBeTruthy()
  })

  test('lists the vulnerable, or shows that there is none', async () => {
    await openDashboard([amina, margaret], '')
    await setUpUser().click(screen.getByRole('link', { name: 'Vulnerable' }))
    expect(namesShown()).toEqual(['Amina Yusuf'])
    cleanup()
    await openDashboard([margaret], '?tab=patients&filter=vulnerable')
    expect(screen.getByText('No vulnerable patients')).toBeTruthy()
  })

  test('links each figure to the patients that it counts', async () => {
    await openDashboard([amina, margaret], '')
    await setUpUser().click(screen.getByRole('link', { name: 'High Priority' }))
    expect(screen.getByRole('tab', { name: 'Patients', selected: true })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'High (1)', pressed: true })).toBeTruthy()
    expect(namesShown()).toEqual(['Amina Yusuf'])
  })
})
