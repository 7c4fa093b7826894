import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reply } from '../../../data/server/fake-api.ts'
import { advanceTime, setUpUser, startClock } from '../../dashboard-clock.ts'
import { alertIds, anAlert, resolved } from '../an-alert.ts'
import { alertsPath, cardOf, openAlerts } from '../open-alerts.tsx'

const resolvePath = `/api/patient-alerts/${alertIds.first}/resolve`

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const dialog = () => within(screen.getByRole('dialog', { name: 'Resolve this alert?' }))
const openDialog = async () => {
  await setUpUser().click(within(cardOf('Margaret Ellis')).getByRole('button', { name: 'Resolve' }))
  await setUpUser().click(await dialog().findByRole('radio', { name: 'Another reason' }))
  await setUpUser().type(dialog().getByRole('textbox'), 'Seen on the ward')
}
const words =
  'Already resolved by Dr. Helen Marsh, today 16:55. Reason: Spoke to the patient and gave advice. The reason you entered was not saved.'

describe('an alert that is resolved elsewhere while its dialog is open', () => {
  test('is named as resolved, with by whom, when and why, after the next poll', async () => {
    const server = await openAlerts([anAlert()])
    await openDialog()
    server.respondTo(alertsPath, () => reply([anAlert(resolved)]))
    await advanceTime(10_000)
    expect(dialog().getByRole('alert').textContent).toBe(words)
    expect(dialog().queryByRole('button', { name: 'Resolve alert' })).toBeNull()
    expect(dialog().getByRole('textbox')).toHaveProperty('value', 'Seen on the ward')
    await setUpUser().click(dialog().getByRole('button', { name: 'Close' }))
    await advanceTime(500)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is refused by the server, and the dialog keeps the reason and never says that it was stored', async () => {
    const server = await openAlerts([anAlert()])
    await openDialog()
    server.respondTo(alertsPath, () => reply([anAlert(resolved)]))
    server.respondTo(resolvePath, () =>
      reply({ error: { code: 'already_resolved', message: 'No.' } }, { status: 409 }),
    )
    await setUpUser().click(dialog().getByRole('button', { name: 'Resolve alert' }))
    await advanceTime(0)
    expect(dialog().getByRole('alert').textContent).toBe(words)
    expect(dialog().getByRole('textbox')).toHaveProperty('value', 'Seen on the ward')
    expect(screen.queryByText(/^Resolved: /)).toBeNull()
  })
})

describe('an alert that was resolved from here, without a reply', () => {
  test('is named as resolved, and never says that the reason on it was not saved', async () => {
    const server = await openAlerts([anAlert()])
    await openDialog()
    // With what an earlier attempt has left in the field.
    const resolvedReason = dialog().getByRole<HTMLTextAreaElement>('textbox').value
    server.respondTo(resolvePath, () => reply({}, { status: 502 }))
    await setUpUser().click(dialog().getByRole('button', { name: 'Resolve alert' }))
    await advanceTime(0)
    server.respondTo(alertsPath, () => reply([anAlert({ ...resolved, resolvedReason })]))
    await advanceTime(10_000)
    expect(dialog().getByRole('alert').textContent).toBe(
      `Already resolved by Dr. Helen Marsh, today 16:55. Reason: ${resolvedReason}.`,
    )
  })
})

describe('the note "Resolved"', () => {
  test('leaves the screen after 20 seconds, so that it is not read as about a later alert', async () => {
    const server = await openAlerts([anAlert()])
    server.respondTo(resolvePath, () => reply(anAlert(resolved)))
    await openDialog()
    await setUpUser().click(dialog().getByRole('button', { name: 'Resolve alert' }))
    await advanceTime(0)
    expect(screen.getByText(/^Resolved: Margaret Ellis/)).toBeTruthy()
    await advanceTime(20_000)
    expect(screen.queryByText(/^Resolved: Margaret Ellis/)).toBeNull()
  })
})
