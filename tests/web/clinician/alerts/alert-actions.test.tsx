import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openAlertsFilter } from '../../../../web/src/clinician/alerts/alert-filter.ts'
import { noNetwork, reply, type Sent } from '../../data/server/fake-api.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import { alertIds, anAlert, resolved } from './an-alert.ts'
import { alertsPath, cardOf, openAlerts } from './open-alerts.tsx'

const readPath = `/api/patient-alerts/${alertIds.first}/read`
const resolvePath = `/api/patient-alerts/${alertIds.first}/resolve`
function bodyOf(sent: Sent | undefined) {
  const body = sent?.options.body
  return typeof body === 'string' ? JSON.parse(body) : undefined
}
const refusal = (status: number, code: string) => () => reply({ error: { code, message: 'No.' } }, { status })

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

const margaret = () => within(cardOf('Margaret Ellis'))
const press = async (name: string) => {
  await setUpUser().click(margaret().getByRole('button', { name }))
  await advanceTime(0)
}
const outcome = () => screen.getAllByRole('status').map((status) => status.textContent)

describe('marking an alert as read', () => {
  test('sends what was on screen, reads the list again, and leaves the alert open', async () => {
    const server = await openAlerts([anAlert()])
    server.respondTo(readPath, () => {
      server.respondTo(alertsPath, () => reply([anAlert({ isRead: true })]))
      return reply(anAlert({ isRead: true }))
    })
    await press('Mark Read')
    expect(bodyOf(server.sent.find(({ path }) => path === readPath))).toEqual({
      clinicianId: 1,
      updatedAt: '2026-11-20T16:45:00.000Z',
    })
    expect(server.countOf(alertsPath)).toBe(2)
    expect(margaret().getByText('Read, still open')).toBeTruthy()
    expect(margaret().queryByRole('button', { name: 'Mark Read' })).toBeNull()
    expect(margaret().getByRole('button', { name: 'Resolve' })).toBeTruthy()
    expect(outcome()).toContain('Marked as read: Margaret Ellis. The alert is still open.')
    expect(document.activeElement).toBe(cardOf('Margaret Ellis'))
  })

  test('leaves it unread without signal and shows what to do', async () => {
    const server = await openAlerts([anAlert()])
    server.respondTo(readPath, noNetwork)
    await press('Mark Read')
    expect(margaret().getByRole('alert').textContent).toBe(
      'Not marked as read: we cannot connect right now. The alert is still unread. Try again.',
    )
    expect(margaret().getByText('Unread')).toBeTruthy()
    expect(margaret().getByRole('button', { name: 'Mark Read' })).toBeTruthy()
  })

  test.each([
    [409, 'conflict', 'This alert has changed since you opened it. Read it again before you continue.'],
    [403, 'forbidden', 'You cannot change this alert. Nothing was changed.'],
    [
      404,
      'not_found',
      'This alert is no longer in your list. The patient may have moved to another clinician.',
    ],
  ])('a response of %i is shown in words, and the list is read again', async (status, code, text) => {
    const server = await openAlerts([anAlert()])
    server.respondTo(readPath, refusal(status, code))
    server.respondTo(alertsPath, () =>
      reply([anAlert({ message: '20 November 2026: breathlessness 10 out of 10.' })]),
    )
    await press('Mark Read')
    expect(margaret().getByRole('alert').textContent).toBe(text)
    expect(margaret().getByText('20 November 2026: breathlessness 10 out of 10.')).toBeTruthy()
  })

  test('shows a failure only until another clinician has marked the alert as read', async () => {
    const server = await openAlerts([anAlert()])
    server.respondTo(readPath, noNetwork)
    await press('Mark Read')
    server.respondTo(alertsPath, () => reply([anAlert({ isRead: true })]))
    await advanceTime(10_000)
    expect(margaret().getByText('Read, still open')).toBeTruthy()
    expect(margaret().queryByRole('alert')).toBeNull()
  })

  test('stays marked as read while the list cannot be loaded', async () => {
    const server = await openAlerts([anAlert()])
    server.respondTo(readPath, () => reply(anAlert({ isRead: true })))
    server.respondTo(alertsPath, noNetwork)
    await advanceTime(1_000)
    await press('Mark Read')
    await advanceTime(10_000)
    expect(margaret().getByText('Read, still open')).toBeTruthy()
  })
})

describe('resolving an alert', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Resolve this alert?' }))
  const confirm = async () => {
    await setUpUser().click(dialog().getByRole('button', { name: 'Resolve alert' }))
    await advanceTime(0)
  }
  const choose = (reason: string) => setUpUser().click(dialog().getByRole('radio', { name: reason }))

  test('requires a reason before anything is sent, and names the patient and the finding', async () => {
    const server = await openAlerts([anAlert()])
    await press('Resolve')
    expect(dialog().getByText('Margaret Ellis')).toBeTruthy()
    expect(dialog().getByText('20 November 2026: breathlessness 9 out of 10.')).toBeTruthy()
    await confirm()
    expect(dialog().getByRole('alert').textContent).toBe('Choose a reason')
    expect(dialog().getByRole('alert').previousSibling?.textContent).toMatch(/^A 999 sign is never expected/)
    await choose('Another reason')
    await confirm()
    expect(dialog().getByRole('alert').textContent).toBe('Enter the reason in your own words')
    expect(document.activeElement).toBe(
      dialog().getByRole('textbox', { name: 'Enter the reason in your own words' }),
    )
    expect(server.countOf(resolvePath)).toBe(0)
  })

  test('closes it with the reason, and then shows by whom and why', async () => {
    const server = await openAlerts([anAlert()])
    server.respondTo(resolvePath, () => {
      server.respondTo(alertsPath, () => reply([anAlert(resolved)]))
      return reply(anAlert(resolved))
    })
    await press('Resolve')
    await choose('Spoke to the patient and gave advice')
    await setUpUser().type(
      dialog().getByRole('textbox', { name: 'Details (optional)' }),
      ' Starts rescue pack ',
    )
    await confirm()
    await advanceTime(500)
    expect(bodyOf(server.sent.find(({ path }) => path === resolvePath))).toEqual({
      clinicianId: 1,
      updatedAt: '2026-11-20T16:45:00.000Z',
      reason: 'Spoke to the patient and gave advice. Starts rescue pack',
      callNoteId: expect.any(String),
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(margaret().getByText('Resolved')).toBeTruthy()
    expect(margaret().queryByRole('button', { name: 'Resolve' })).toBeNull()
    expect(outcome()).toContain(
      'Resolved: Margaret Ellis, 20 November 2026: breathlessness 9 out of 10. The call is noted in the record.',
    )
    expect(document.activeElement?.textContent).toBe('Patient Alerts')
  })

  test('keeps it in sight among the open alerts, which leave out what was resolved before', async () => {
    const before = anAlert({ ...resolved, id: alertIds.second, patientId: 3, patientName: 'Ann Lee' })
    const server = await openAlerts([anAlert(), before], undefined, openAlertsFilter)
    expect(screen.queryByRole('article', { name: 'Ann Lee' })).toBeNull()
    server.respondTo(resolvePath, () => reply(anAlert(resolved)))
    server.respondTo(alertsPath, () => reply([anAlert(resolved), before]))
    await press('Resolve')
    await choose('Spoke to the patient and gave advice')
    await confirm()
    await advanceTime(500)
    expect(margaret().getByText('Resolved')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Open (0)', pressed: true })).toBeTruthy()
    expect(screen.queryByRole('article', { name: 'Ann Lee' })).toBeNull()
  })

  test('a reply that arrives after the dialog was closed closes no other dialog', async () => {
    const rosa = anAlert({ id: alertIds.second, patientId: 3, patientName: 'Rosa Diaz' })
    const server = await openAlerts([anAlert(), rosa])
    let arrive = () => {}
    server.respondTo(
      resolvePath,
      () => new Promise((resolve) => (arrive = () => resolve(reply(anAlert(resolved))))),
    )
    await press('Resolve')
    await choose('Appointment or visit arranged')
    await confirm()
    await setUpUser().click(dialog().getByRole('button', { name: 'Keep it open' }))
    await advanceTime(500)
    await setUpUser().click(within(cardOf('Rosa Diaz')).getByRole('button', { name: 'Resolve' }))
    arrive()
    await advanceTime(500)
    expect(outcome().join()).toContain('Resolved: Margaret Ellis')
    expect(dialog().getByText('Rosa Diaz')).toBeTruthy()
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  })

  test('counts no other alert as left out while the list cannot be reloaded', async () => {
    const server = await openAlerts([anAlert()], 'open=1;unread=1;listed=1')
    server.respondTo(resolvePath, () => reply(anAlert(resolved)))
    server.respondTo(alertsPath, noNetwork)
    await advanceTime(1_000)
    await press('Resolve')
    await choose('Appointment or visit arranged')
    await confirm()
    expect(margaret().getByText('Resolved')).toBeTruthy()
    expect(screen.queryByText(/most urgent are listed/)).toBeNull()
  })

  test('without signal leaves it open, keeps what was typed, and shows what to do', async () => {
    const server = await openAlerts([anAlert()])
    server.respondTo(resolvePath, noNetwork)
    await press('Resolve')
    await choose('Another reason')
    await setUpUser().type(dialog().getByRole('textbox'), 'Seen on the ward')
    await confirm()
    expect(dialog().getByRole('alert').textContent).toBe(
      'Not resolved: we cannot connect right now. The alert is still open. Try again.',
    )
    expect(dialog().getByRole('textbox')).toHaveProperty('value', 'Seen on the ward')
    expect(bodyOf(server.sent.find(({ path }) => path === resolvePath)).reason).toBe('Seen on the ward')
    expect(margaret().queryByText('Resolved')).toBeNull()
  })

  test('is possible only after a new finding was read', async () => {
    const server = await openAlerts([anAlert()])
    server.respondTo(resolvePath, refusal(409, 'conflict'))
    server.respondTo(alertsPath, () =>
      reply([anAlert({ message: '20 November 2026: breathlessness 10 out of 10.' })]),
    )
    await press('Resolve')
    await choose('Appointment or visit arranged')
    await confirm()
    expect(dialog().getByRole('alert').textContent).toBe(
      'This alert has changed since you opened it. Read it again before you continue.',
    )
    expect(dialog().queryByRole('button', { name: 'Resolve alert' })).toBeNull()
    await setUpUser().click(dialog().getByRole('button', { name: 'Keep it open' }))
    await advanceTime(500)
    expect(margaret().getByText('20 November 2026: breathlessness 10 out of 10.')).toBeTruthy()
    expect(margaret().getByRole('button', { name: 'Resolve' })).toBeTruthy()
  })

  test('returns the focus to the button when it is cancelled, and sends nothing', async () => {
    const server = await openAlerts([anAlert()])
    await press('Resolve')
    await setUpUser().click(dialog().getByRole('button', { name: 'Keep it open' }))
    await advanceTime(500)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(margaret().getByRole('button', { name: 'Resolve' }))
    expect(server.countOf(resolvePath)).toBe(0)
  })
})
