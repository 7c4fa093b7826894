import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AlertFilter, openAlertsFilter } from '../../../../web/src/clinician/alerts/alert-filter.ts'
import { aRosterRow, aSign } from '../a-roster-row.ts'
import { setUpUser, startClock } from '../dashboard-clock.ts'
import { aRecord } from '../record/a-record.ts'
import { openRecord, pane, section } from '../record/open-record.tsx'
import { aFinding, anAlert } from './an-alert.ts'
import { onOpenPatient, openAlerts } from './open-alerts.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

const feelsWorse = aSign('feels-worse', 'watch', 'feels worse than usual')
const answeredWorse = {
  kind: 'answer',
  at: '2026-11-20T15:00:00.000Z',
  answer: 'worse',
} as const satisfies DashboardPatient['lastContact']

describe('the list of alerts without an open one', () => {
  const list = () => within(screen.getByRole('region', { name: 'Current, without an open alert' }))
  const show = (patients: DashboardPatient[], filter: AlertFilter = openAlertsFilter) =>
    openAlerts([], undefined, filter, patients)

  test('says what still counts for whom, and opens the record', async () => {
    await show([aRosterRow({ findings: [feelsWorse] })])
    expect(screen.getByText('No alerts')).toBeTruthy()
    expect(list().getByText(/^Feels worse than usual, today 08:00\.$/)).toBeTruthy()
    expect(list().getByText(/under “Risk now”/)).toBeTruthy()
    await setUpUser().click(list().getByRole('button', { name: 'Margaret Ellis' }))
    expect(onOpenPatient).toHaveBeenCalledWith(2)
  })

  test('names an answer that asks for a clinician, for two days after it', async () => {
    await show([
      aRosterRow({ lastContact: answeredWorse }),
      aRosterRow({
        id: 3,
        name: 'Ann Old',
        lastContact: { ...answeredWorse, at: '2026-11-18T08:00:00.000Z' },
      }),
      aRosterRow({ id: 4, name: 'Bo Better', lastContact: { ...answeredWorse, answer: 'better' } }),
    ])
    expect(list().getByText(/^Answered “Worse” to a message, today 15:00\.$/)).toBeTruthy()
    expect(list().getAllByRole('listitem')).toHaveLength(1)
  })

  test('lists ten patients and counts the rest', async () => {
    const ill = (id: number) => aRosterRow({ id, name: `Patient ${id}`, findings: [feelsWorse] })
    await show(Array.from({ length: 12 }, (_, at) => ill(at + 1)))
    expect(list().getAllByRole('listitem')).toHaveLength(10)
    expect(list().getByText('2 more patients: see the Patients tab, most urgent first.')).toBeTruthy()
  })

  test('stands beside alerts of which the patient has corrected every sign', async () => {
    const row = aRosterRow({ findings: [feelsWorse], alertCount: 1, worstStandingAlert: null })
    await openAlerts([anAlert()], undefined, openAlertsFilter, [row])
    expect(screen.getByText(/Still counts: feels worse than usual, today 08:00\.$/)).toBeTruthy()
    cleanup()
    await openAlerts([anAlert()], undefined, openAlertsFilter, [{ ...row, worstStandingAlert: 'high' }])
    expect(screen.queryByText(/Still counts/)).toBeNull()
  })

  test('is not there for a patient with an open alert, without anything current, and among the resolved', async () => {
    const isThere = () => screen.queryByRole('region', { name: /^Current/ }) !== null
    await show([aRosterRow({ findings: [feelsWorse], alertCount: 1 }), aRosterRow({ id: 3 })])
    expect(isThere()).toBe(false)
    cleanup()
    await show([aRosterRow({ findings: [feelsWorse] })], { ...openAlertsFilter, state: 'resolved' })
    expect(isThere()).toBe(false)
  })
})

describe('a record without an open alert', () => {
  test('says what still counts and where all of it is', async () => {
    await openRecord(
      aRecord({ summary: aRosterRow({ findings: [feelsWorse], lastContact: answeredWorse }), alerts: [] }),
    )
    expect(section('Open alerts').getByText(/^No alerts are open\./).textContent).toBe(
      'No alerts are open. Signs and answers of the last 48 hours still count. Answered “Worse” to a message, today 15:00. Feels worse than usual, today 08:00. Read all of it under “Risk now”.',
    )
  })

  test('names what the patient has taken back, also after its alert was resolved', async () => {
    const slip = { loggedAt: '2026-11-20T08:00:00.000Z', withdrawnAt: '2026-11-20T09:30:00.000Z' }
    const finding = aFinding({ ...slip, isEntryDeleted: false, answerNow: '1 out of 10' })
    await openRecord(aRecord({ alerts: [anAlert({ isResolved: true, findings: [finding] })] }))
    expect(section('Open alerts').getByText(/^No alerts are open\./).textContent).toBe(
      'No alerts are open. Breathlessness 9 out of 10: corrected by the patient to 1 out of 10, today 09:30. Read both versions under “Check-ins”.',
    )
  })

  test('does not name what was taken back of an entry of two days ago', async () => {
    const slip = { loggedAt: '2026-11-18T16:59:00.000Z', withdrawnAt: '2026-11-20T09:30:00.000Z' }
    await openRecord(aRecord({ alerts: [anAlert({ isResolved: true, findings: [aFinding(slip)] })] }))
    expect(pane().queryByRole('heading', { name: /^Open alerts/ })).toBeNull()
  })

  test('has no empty list', async () => {
    await openRecord(aRecord({ summary: aRosterRow({ findings: [feelsWorse] }), alerts: [] }))
    expect(section('Open alerts').queryByRole('list')).toBeNull()
  })

  test('has no such part where nothing counts', async () => {
    await openRecord(aRecord({ alerts: [] }))
    expect(pane().queryByRole('heading', { name: /^Open alerts/ })).toBeNull()
  })
})
