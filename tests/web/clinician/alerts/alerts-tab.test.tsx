import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, noNetwork, reply, neverAnswers } from '../../data/server/fake-api.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import { alertIds, anAlert, resolved } from './an-alert.ts'
import { alertsPath, cardOf, onOpenPatient, openAlerts, showAlerts } from './open-alerts.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the list', () => {
  test('says what it is, and that it is loading while nothing has come', async () => {
    fakeApi(neverAnswers)
    await showAlerts()
    expect(screen.getByRole('heading', { level: 2, name: 'Patient Alerts' })).toBeTruthy()
    expect(screen.getByText('Recent alerts and notifications')).toBeTruthy()
    expect(screen.getByText('Loading alerts...')).toBeTruthy()
    expect(screen.queryByText('No alerts')).toBeNull()
  })

  test('without alerts says so', async () => {
    await openAlerts([])
    expect(screen.getByText('No alerts')).toBeTruthy()
    expect(screen.queryByText('Loading alerts...')).toBeNull()
  })

  test('tells of an alert how grave it is, about whom, since when, what and of which kind', async () => {
    await openAlerts([anAlert()])
    const card = within(cardOf('Margaret Ellis'))
    expect(card.getByText('Critical')).toBeTruthy()
    expect(card.getByText('20 November 2026: breathlessness 9 of 10.')).toBeTruthy()
    expect(card.getByText(/^15 minutes ago/)).toBeTruthy()
    expect(card.getByText('Type: severe breathlessness')).toBeTruthy()
    expect(card.getByText('Unread')).toBeTruthy()
    expect(card.queryByText('Resolved')).toBeNull()
  })

  test('an alert that was raised again says since when it says what it says now', async () => {
    await openAlerts([anAlert({ updatedAt: '2026-11-20T16:58:00.000Z' })])
    expect(screen.getByText(/^Said again 2 minutes ago/)).toBeTruthy()
  })

  test('names a patient by number when the name may not be known', async () => {
    await openAlerts([anAlert({ patientName: null })])
    expect(cardOf('Patient ID: 2')).toBeTruthy()
  })

  test('says of a resolved alert who closed it, when and why, and offers no second time', async () => {
    await openAlerts([anAlert({ ...resolved, isRead: true })])
    const card = within(cardOf('Margaret Ellis'))
    expect(card.getByText('Resolved')).toBeTruthy()
    expect(card.getByText(/^Resolved by Dr. Helen Marsh, 5 minutes ago/)).toBeTruthy()
    expect(card.getByText('Reason: Spoke to the patient and gave advice')).toBeTruthy()
    expect(card.queryByRole('button', { name: 'Mark Read' })).toBeNull()
    expect(card.queryByRole('button', { name: 'Resolve' })).toBeNull()
  })

  test('read and resolved are two things: each has its own button, and a read alert is still open', async () => {
    await openAlerts([
      anAlert({ isRead: true }),
      anAlert({ ...resolved, id: alertIds.second, patientName: 'Peter Lowe' }),
    ])
    const read = within(cardOf('Margaret Ellis'))
    expect(read.getByText('Read, still open')).toBeTruthy()
    expect(read.queryByRole('button', { name: 'Mark Read' })).toBeNull()
    expect(read.getByRole('button', { name: 'Resolve' })).toBeTruthy()
    const closed = within(cardOf('Peter Lowe'))
    expect(closed.getByRole('button', { name: 'Mark Read' })).toBeTruthy()
    expect(closed.queryByRole('button', { name: 'Resolve' })).toBeNull()
  })

  test('the name opens the patient', async () => {
    await openAlerts([anAlert()])
    await setUpUser().click(screen.getByRole('button', { name: 'Margaret Ellis' }))
    expect(onOpenPatient).toHaveBeenCalledWith(2)
  })
})

describe('finding an alert', () => {
  const three = [
    anAlert(),
    anAlert({ id: alertIds.second, patientName: 'Peter Lowe', severity: 'medium' }),
    anAlert({ ...resolved, id: '0190a000-0000-7000-8000-00000000a003', patientName: 'Rosa Diaz' }),
  ]
  const names = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

  test('by whether it is open, with the number of each', async () => {
    await openAlerts(three)
    expect(names()).toEqual(['Margaret Ellis', 'Peter Lowe', 'Rosa Diaz'])
    await setUpUser().click(screen.getByRole('button', { name: 'Resolved (1)' }))
    expect(names()).toEqual(['Rosa Diaz'])
    await setUpUser().click(screen.getByRole('button', { name: 'Open (2)' }))
    expect(names()).toEqual(['Margaret Ellis', 'Peter Lowe'])
  })

  test('by severity, and back from nothing', async () => {
    await openAlerts(three)
    await setUpUser().selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Medium (1)')
    expect(names()).toEqual(['Peter Lowe'])
    await setUpUser().click(screen.getByRole('button', { name: 'Resolved (0)' }))
    expect(screen.getByText('No resolved medium alerts')).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Show all alerts' }))
    expect(names()).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Patient Alerts' }))
  })

  test('a long list comes in parts, and what the server left out is said', async () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      anAlert({ id: `0190a000-0000-7000-8000-00000000b${String(n).padStart(3, '0')}` }),
    )
    await openAlerts(many, 'open=812;unread=640;listed=30')
    expect(screen.getAllByRole('article')).toHaveLength(25)
    expect(screen.getByText('812 alerts are open. The 30 most urgent are listed.')).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getAllByRole('article')).toHaveLength(30)
    expect(screen.getAllByRole('article')[25]?.contains(document.activeElement)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})

describe('when the server cannot be reached', () => {
  test('the last alerts stay with their age, until a newer answer comes', async () => {
    const server = await openAlerts([anAlert()])
    server.answer(alertsPath, noNetwork)
    await advanceTime(180_000)
    expect(cardOf('Margaret Ellis')).toBeTruthy()
    expect(
      screen.getByText(/^These alerts are as of .*3 minutes ago. There may be newer ones.$/),
    ).toBeTruthy()
    server.answer(alertsPath, () => reply([]))
    await advanceTime(10_000)
    expect(screen.getByText('No alerts')).toBeTruthy()
    expect(screen.queryByText(/as of/)).toBeNull()
  })

  test('before anything came, that is no sign that there are no alerts', async () => {
    const server = fakeApi(noNetwork)
    await showAlerts()
    expect(screen.getByText('The alerts cannot be shown: cannot reach the server')).toBeTruthy()
    expect(screen.queryByText('No alerts')).toBeNull()
    expect(screen.queryByText('Loading alerts...')).toBeNull()
    server.answer(alertsPath, () => reply([anAlert()]))
    await setUpUser().click(screen.getByRole('button', { name: 'Try again now' }))
    await advanceTime(0)
    expect(cardOf('Margaret Ellis')).toBeTruthy()
  })
})
