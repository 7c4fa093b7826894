import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, reply, neverResponds } from '../../data/server/fake-api.ts'
import { startClock, setUpUser } from '../dashboard-clock.ts'
import { aFinding, alertIds, anAlert, resolved } from './an-alert.ts'
import { alertsPath, cardOf, onOpenPatient, openAlerts, showAlerts } from './open-alerts.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the list of alerts', () => {
  test('shows its heading, and that it is loading until the first answer', async () => {
    fakeApi(neverResponds)
    await showAlerts()
    expect(screen.getByRole('heading', { level: 2, name: 'Patient Alerts' })).toBeTruthy()
    expect(screen.getByText('Recent alerts and notifications')).toBeTruthy()
    expect(screen.getByText('Loading alerts...')).toBeTruthy()
    expect(screen.queryByText('No alerts')).toBeNull()
  })

  test('shows a sentence when there are no alerts', async () => {
    await openAlerts([])
    expect(screen.getByText('No alerts')).toBeTruthy()
    expect(screen.queryByText('Loading alerts...')).toBeNull()
  })

  test('states how it works above the alerts, on request', async () => {
    await openAlerts([anAlert()])
    expect(screen.getByText('How this list works').closest('details')?.open).toBe(false)
    const order = screen.getByText(
      /^Open alerts come first\. Patients are in the same order as on the dashboard/,
    )
    const list = screen.getByRole('heading', { level: 3, name: 'Open' })
    expect(order.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test.each([
    [
      1,
      /^1 alert cannot be shown\. Reload this page\. If that does not help, contact your system administrator\.$/,
    ],
    [2, /^2 alerts cannot be shown\./],
  ])('shows the others when %i alerts cannot be read, with a sentence about those', async (count, words) => {
    const server = fakeApi()
    const broken = Array.from({ length: count }, () => ({ ...anAlert(), severity: 'unheard of' }))
    server.respondTo(alertsPath, () => reply([...broken, anAlert()]))
    await showAlerts()
    expect(cardOf('Margaret Ellis')).toBeTruthy()
    expect(within(screen.getByRole('alert')).getByText(words)).toBeTruthy()
  })

  test('never states that there are no alerts when the only one cannot be read', async () => {
    const server = fakeApi()
    server.respondTo(alertsPath, () => reply([{}]))
    await showAlerts()
    expect(screen.getByRole('alert').textContent).toMatch(/^1 alert cannot be shown/)
    expect(screen.queryByText('No alerts')).toBeNull()
  })

  test('shows severity, patient, time, finding and kind of an alert', async () => {
    await openAlerts([anAlert()])
    const card = within(cardOf('Margaret Ellis'))
    expect(card.getByText('Critical')).toBeTruthy()
    expect(card.getByText('20 November 2026: breathlessness 9 out of 10.')).toBeTruthy()
    expect(card.getByText('Raised 15 minutes ago')).toBeTruthy()
    expect(card.getByText('Type: severe breathlessness')).toBeTruthy()
    expect(card.getByText('Unread')).toBeTruthy()
    expect(card.queryByText('Resolved')).toBeNull()
  })

  test('an alert that was raised again shows since when its present finding applies', async () => {
    const again = aFinding({ id: 2, receivedAt: '2026-11-20T16:58:00.000Z' })
    await openAlerts([anAlert({ findings: [aFinding(), again], updatedAt: again.receivedAt })])
    expect(screen.getByText(/^Reported again 2 minutes ago/)).toBeTruthy()
  })

  test.each([
    ['a deletion', []],
    ['an edit to a milder value', [{ id: 2, severity: 'high', receivedAt: '2026-11-20T16:58:00.000Z' }]],
  ])('does not label an alert as reported again after %s', async (_, later) => {
    const withdrawn = aFinding({ withdrawnAt: '2026-11-20T16:58:00.000Z' })
    const findings = [withdrawn, ...later.map(aFinding)]
    await openAlerts([anAlert({ findings, updatedAt: '2026-11-20T16:58:00.000Z' })])
    expect(screen.queryByText(/^Reported again/)).toBeNull()
  })

  test.each([
    ['at once: the hour of the entry alone', '2026-11-20T16:10:00.000Z', /^Logged today \d\d:10$/],
    [
      'more than an hour later: both hours',
      '2026-11-20T08:10:00.000Z',
      /^Logged today \d\d:10, arrived today \d\d:45$/,
    ],
  ])('shows of a finding that arrived %s', async (_, loggedAt, text) => {
    await openAlerts([anAlert({ findings: [aFinding({ loggedAt })] })])
    expect(screen.getByText(text)).toBeTruthy()
  })

  test('shows the same finding on five days as one line with the first and the last, and each time on request', async () => {
    const days = [16, 17, 18, 19, 20].map((day, at) => ({
      id: at + 1,
      severity: 'medium',
      message: `${day} November 2026: energy 2 out of 10.`,
      localDate: `2026-11-${day}`,
      loggedAt: `2026-11-${day}T09:15:00.000Z`,
      receivedAt: `2026-11-${day}T09:15:01.000Z`,
    }))
    await openAlerts([anAlert({ severity: 'medium', findings: days.map(aFinding) })])
    const line = screen.getByText(/^Logged on 5 days/)
    expect(line.textContent).toMatch(/\(first Mon 16 Nov \d\d:15, last today \d\d:15\)$/)
    const details = line.closest('details')!
    expect(details.open).toBe(false)
    expect(within(details).getAllByRole('listitem', { hidden: true })).toHaveLength(5)
  })

  test('shows the advice and the worst of three signs of a check, and the others on request', async () => {
    const message =
      '20 November 2026: the symptom check said to call 999. Blue lips. Too breathless to speak. New confusion.'
    await openAlerts([anAlert({ findings: [aFinding({ message })] })])
    expect(screen.getByRole('article').textContent).toContain('said to call 999. Blue lips. Arrived')
    const others = within(screen.getByText('2 more 999 signs').closest('details')!)
    expect(others.getAllByRole('listitem', { hidden: true }).map((sign) => sign.textContent)).toEqual([
      'Too breathless to speak.',
      'New confusion.',
    ])
  })

  test('shows every finding in a line of its own with its time', async () => {
    await openAlerts([
      anAlert({
        findings: [
          aFinding({
            message: '20 November 2026: the symptom check said to call 999. Too breathless to speak.',
            receivedAt: '2026-11-20T08:00:00.000Z',
          }),
          aFinding({ id: 2, message: '20 November 2026: the symptom check said to call 999. Fever.' }),
        ],
      }),
    ])
    const lines = within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem')
    expect(lines).toHaveLength(2)
    expect(lines[0]?.textContent).toMatch(/Fever\. Arrived today \d\d:45$/)
    expect(lines[1]?.textContent).toMatch(/Too breathless to speak\. Arrived today \d\d:00$/)
  })

  test('strikes through a withdrawn finding with its time, and shows that the open alert stays open', async () => {
    await openAlerts([anAlert({ findings: [aFinding({ withdrawnAt: '2026-11-20T16:50:00.000Z' })] })])
    const card = within(cardOf('Margaret Ellis'))
    expect(card.getByText('20 November 2026: breathlessness 9 out of 10.').tagName).toBe('S')
    expect(card.getByText(/^Changed or deleted by the patient: today/)).toBeTruthy()
    expect(card.getByText(/stays open until a clinician resolves it/)).toBeTruthy()
  })

  test.each([
    [{ isEntryDeleted: true }, /^Entry deleted by the patient: today \d\d:50$/],
    [{ isEntryDeleted: true }, /^The patient has deleted every entry behind this alert\./],
    [
      { isEntryDeleted: false, answerNow: '3 out of 10' },
      /^Corrected by the patient to 3 out of 10, today \d\d:50$/,
    ],
    [{ isEntryDeleted: false }, /^Changed by the patient: today \d\d:50$/],
    [
      { isEntryDeleted: false, correctedAt: '2026-11-20T16:48:00.000Z' },
      /^Changed by the patient: today \d\d:48$/,
    ],
    [
      { isEntryDeleted: false, correctedAt: '2026-11-20T14:48:00.000Z' },
      /^Changed by the patient: today \d\d:48, arrived today \d\d:50$/,
    ],
  ])('shows what the patient did with the entry of a withdrawn finding (%o)', async (change, words) => {
    const finding = aFinding({ withdrawnAt: '2026-11-20T16:50:00.000Z', ...change })
    await openAlerts([anAlert({ findings: [finding] })])
    expect(within(cardOf('Margaret Ellis')).getByText(words)).toBeTruthy()
  })

  test('shows when the entry was deleted that a reply is about', async () => {
    const message = '20 November 2026: replied that a warning sign is still there: breathlessness 9 or more.'
    const finding = aFinding({ message, isEntryDeleted: true, entryDeletedAt: '2026-11-20T16:50:00.000Z' })
    await openAlerts([anAlert({ findings: [finding] })])
    const card = within(cardOf('Margaret Ellis'))
    expect(
      card.getByText(/^Arrived today \d\d:45\. Entry deleted by the patient: today \d\d:50$/),
    ).toBeTruthy()
  })

  test('shows the alerts of one patient together under the name', async () => {
    await openAlerts([
      anAlert(),
      anAlert({ id: alertIds.second, patientId: 3, patientName: 'Peter Lowe', severity: 'high' }),
      anAlert({ id: alertIds.third, alertType: 'high_fever', severity: 'medium' }),
    ])
    const headings = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Margaret Ellis', 'Peter Lowe'])
    expect(screen.getByText('Open alerts: 1 critical, 1 medium')).toBeTruthy()
    const types = screen.getAllByText(/^Type: /).map(({ textContent }) => textContent)
    expect(types).toEqual(['Type: severe breathlessness', 'Type: high fever', 'Type: severe breathlessness'])
  })

  test('names a patient by number when the clinician may not see the name', async () => {
    await openAlerts([anAlert({ patientName: null })])
    expect(cardOf('Patient ID: 2')).toBeTruthy()
  })

  test('shows who resolved an alert, when and why, and does not offer to resolve it again', async () => {
    await openAlerts([anAlert({ ...resolved, isRead: true })])
    const card = within(cardOf('Margaret Ellis'))
    expect(card.getByText('Resolved')).toBeTruthy()
    expect(card.getByText(/^By Dr. Helen Marsh, today \d\d:55$/)).toBeTruthy()
    expect(card.getByText('Reason: Spoke to the patient and gave advice')).toBeTruthy()
    expect(card.getByText(/^Raised today \d\d:45$/)).toBeTruthy()
    expect(card.queryByRole('button', { name: 'Mark Read' })).toBeNull()
    expect(card.queryByRole('button', { name: 'Resolve' })).toBeNull()
  })

  test('shows a read alert as still open, with a button of its own for resolving', async () => {
    await openAlerts([
      anAlert({ isRead: true }),
      anAlert({ ...resolved, id: alertIds.second, patientId: 3, patientName: 'Peter Lowe' }),
    ])
    const read = within(cardOf('Margaret Ellis'))
    expect(read.getByText('Read, still open')).toBeTruthy()
    expect(read.queryByRole('button', { name: 'Mark Read' })).toBeNull()
    expect(read.getByRole('button', { name: 'Resolve' })).toBeTruthy()
    const closed = within(cardOf('Peter Lowe'))
    expect(closed.getByRole('button', { name: 'Mark Read' })).toBeTruthy()
    expect(closed.queryByRole('button', { name: 'Resolve' })).toBeNull()
  })

  test('opens the patient from the name', async () => {
    await openAlerts([anAlert()])
    await setUpUser().click(screen.getByRole('button', { name: 'Margaret Ellis' }))
    expect(onOpenPatient).toHaveBeenCalledWith(2)
  })
})
