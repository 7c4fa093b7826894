import { readAlertPath, resolveAlertPath } from '@second-wind/core/care/contract/alerts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reply } from '../../data/server/fake-api.ts'
import { aRosterRow, aSign } from '../a-roster-row.ts'
import { aFinding, anAlert } from '../alerts/an-alert.ts'
import { advanceTime, setUpUser, startClock } from '../dashboard-clock.ts'
import { aCheck, aRecord } from './a-record.ts'
import { openRecord, pane, recordPath, section } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('an open alert in the record', () => {
  test('is resolved there with a reason, and the focus stays beside the others', async () => {
    const alert = anAlert()
    const server = await openRecord(aRecord({ alerts: [alert] }))
    const resolved = { ...alert, isRead: true, isResolved: true }
    server.respondTo(resolveAlertPath(alert.id), () => reply(resolved))
    server.respondTo(recordPath, () => reply(aRecord({ alerts: [resolved] })))
    await setUpUser().click(section('Open alerts').getByRole('button', { name: 'Resolve' }))
    const dialog = within(await screen.findByRole('dialog'))
    await setUpUser().click(dialog.getByRole('radio', { name: 'Appointment or visit arranged' }))
    await setUpUser().click(dialog.getByRole('button', { name: 'Resolve alert' }))
    await advanceTime(0)
    expect(section('Open alerts').getByRole('status').textContent).toBe(`Resolved: ${alert.message}`)
    expect(section('Open alerts').getByText('No alerts are open.')).toBeTruthy()
    expect(document.activeElement).toBe(pane().getByRole('heading', { name: /^Open alerts/ }))
    expect(section('Alert history').getByText('Resolved')).toBeTruthy()
  })

  test('is marked as read there, and stays open', async () => {
    const alert = anAlert({ isRead: false })
    const server = await openRecord(aRecord({ alerts: [alert] }))
    // Under the severity, as in the list of alerts.
    expect(section('Open alerts').getByText('Unread').closest('div')?.textContent).toMatch(
      /^\s*CriticalUnread$/,
    )
    const read = { ...alert, isRead: true }
    server.respondTo(readAlertPath(alert.id), () => reply(read))
    server.respondTo(recordPath, () => reply(aRecord({ alerts: [read] })))
    await setUpUser().click(section('Open alerts').getByRole('button', { name: 'Mark Read' }))
    await advanceTime(0)
    expect(section('Open alerts').queryByText('Unread')).toBeNull()
    expect(section('Open alerts').getByText('Read, still open')).toBeTruthy()
    expect(section('Open alerts').getByRole('button', { name: 'Resolve' })).toBeTruthy()
    expect(document.activeElement).toBe(pane().getByRole('heading', { name: /^Open alerts/ }))
  })

  test.each([
    ['none', [], ['Energy 3 out of 10 Today 16:40', 'Cough 9 out of 10 Today 16:40']],
    [
      'one of them',
      [anAlert({ message: '20 November 2026: cough 9 out of 10.' })],
      ['Energy 3 out of 10 Today 16:40'],
    ],
  ])('is not listed again under the risk: with %s open', async (_, alerts, listed) => {
    const at = '2026-11-20T16:40:00.000Z'
    const finding = { level: 'urgent', at, until: '2026-11-21T16:40:00.000Z', reply: null } as const
    const findings = [
      { ...finding, id: 'energy-low', logged: 'energy 3 out of 10' } as const,
      { ...finding, id: 'cough-severe', logged: 'cough 9 out of 10' } as const,
    ]
    await openRecord(aRecord({ summary: aRosterRow({ findings }), alerts }))
    const others = section('Risk now').getByRole('list', { name: 'Findings of the last 48 hours' })
    expect(
      within(others)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(listed)
  })
})

describe('the risk in a record', () => {
  test('shows what calls for help today, and what does not behind "Also"', async () => {
    const findings = [
      aSign('breathlessness-high', 'urgent', 'breathlessness 8 out of 10'),
      aSign('cough-severe', 'urgent', 'cough 9 out of 10'),
      aSign('fever-medium', 'watch', 'a high temperature'),
    ]
    const risk = { level: 'high', isKnown: true, reasons: ['cough-severe', 'vulnerable'] } as const
    await openRecord(
      aRecord({
        summary: aRosterRow({ findings, risk: { ...risk, reasons: [...risk.reasons] } }),
        alerts: [],
      }),
    )
    const now = section('Risk now')
    const main = now.getByRole('list', { name: 'Findings of the last 48 hours' })
    expect(main.textContent).toMatch(/^Cough 9 out of 10/)
    const also = now.getByText('Also: 2 less serious reasons').closest('details')
    expect(also).toHaveProperty('open', false)
    expect(also?.textContent).toMatch(/A high temperature.*Higher-risk group/)
    expect(also?.contains(main)).toBe(false)
  })

  test('folds the older and milder finding of a measure when an open alert names the worse one of today', async () => {
    const older = aSign('breathlessness-high', 'urgent', 'breathlessness 8 out of 10')
    const worse = aSign('breathlessness-severe', 'emergency', 'breathlessness 9 out of 10')
    const findings = [
      { ...worse, at: '2026-11-20T09:00:00.000Z' },
      older,
      aSign('cough-severe', 'urgent', 'cough 9 out of 10'),
    ]
    const risk = { level: 'high' as const, isKnown: true, reasons: ['breathlessness-severe'] }
    await openRecord(aRecord({ summary: aRosterRow({ need: 'red-flag', findings, risk }), alerts: [] }))
    const main = section('Risk now').getByRole('list', { name: 'Findings of the last 48 hours' })
    expect(main.textContent).toMatch(/^Cough 9 out of 10/)
    expect(main.textContent).not.toContain('8 out of 10')
  })
})

describe('an open alert in a record', () => {
  const sign = (id: number, name: string) =>
    aFinding({ id, message: `Sign ${name}.`, severity: name === 'e' ? 'critical' : 'high' })

  test.each([
    ['beside the list', false],
    ['on the whole screen', true],
  ])('shows the two most serious of five findings and counts the others: %s', async (_, fillsScreen) => {
    const findings = ['a', 'b', 'c', 'd', 'e'].map((name, n) => sign(n, name))
    await openRecord(aRecord({ alerts: [anAlert({ findings })] }), { fillsScreen })
    const list = section('Open alerts').getByRole('list', { name: 'Findings' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    expect(within(list).getByText(/Sign e/)).toBeTruthy()
    expect(section('Open alerts').getByText('3 more in this alert')).toBeTruthy()
  })

  test('shows three findings without a fold', async () => {
    const findings = ['a', 'b', 'c'].map((name, n) => sign(n, name))
    await openRecord(aRecord({ alerts: [anAlert({ findings })] }))
    const list = section('Open alerts').getByRole('list', { name: 'Findings' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(section('Open alerts').queryByText(/more in this alert/)).toBeNull()
  })
})

describe('a record that has the whole screen', () => {
  test('folds the long parts to their heading, and a link of the record opens the part it goes to', async () => {
    await openRecord(aRecord(), { fillsScreen: true })
    const heading = pane().getByRole('heading', { level: 3, name: 'Check-ins' })
    expect(within(heading).getByRole('button', { expanded: false })).toBeTruthy()
    expect(section('Check-ins').getByText('1 in the last 90 days')).toBeTruthy()
    expect(section('Check-ins').queryByRole('article')).toBeNull()
    const links = within(pane().getByRole('navigation', { name: 'In this record' }))
    await setUpUser().click(links.getByRole('button', { name: 'Check-ins' }))
    expect(document.activeElement).toBe(heading)
    expect(section('Check-ins').getByRole('article')).toBeTruthy()
  })

  test('says in one line what its folded parts contain', async () => {
    await openRecord(aRecord({ triage: [aCheck()] }), { fillsScreen: true })
    expect(section('Symptom checks').getByText('1 in the last 90 days')).toBeTruthy()
    expect(section('Messages sent').getByText('No messages sent in the last 90 days.')).toBeTruthy()
    expect(section('Alert history').getByText('0 resolved in the last 90 days')).toBeTruthy()
  })

  test('has no folds beside the list', async () => {
    await openRecord(aRecord())
    expect(section('Check-ins').getByRole('article')).toBeTruthy()
    expect(pane().queryByRole('button', { name: 'Profile', expanded: true })).toBeNull()
  })
})
