import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { reply } from '../../../data/server/fake-api.ts'
import { advanceTime, setUpUser, startClock } from '../../dashboard-clock.ts'
import { aFinding, alertIds, anAlert, resolved } from '../an-alert.ts'
import { openAlerts } from '../open-alerts.tsx'

const other = (id: number, patientId: number, message: string) =>
  anAlert({ id: idNumbered(id), patientId, severity: 'high', message, findings: [aFinding({ message })] })
const cough = other(31, anAlert().patientId, '20 November 2026: cough 9 out of 10.')
const energy = other(32, anAlert().patientId, '20 November 2026: energy 2 out of 10.')
const ofAnother = other(33, 77, '20 November 2026: red phlegm.')
const pathOf = (id: string) => `/api/patient-alerts/${id}/resolve`

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const dialog = () => within(screen.getByRole('dialog', { name: 'Resolve this alert?' }))
async function openDialog() {
  const server = await openAlerts([anAlert(), cough, energy, ofAnother])
  server.respondTo(pathOf(alertIds.first), () => reply(anAlert(resolved)))
  server.respondTo(pathOf(cough.id), () => reply({ ...cough, ...resolved }))
  server.respondTo(pathOf(energy.id), () => reply({ ...energy, ...resolved }))
  const [first] = screen.getAllByRole('button', { name: 'Resolve' })
  await setUpUser().click(first!)
  await setUpUser().click(await dialog().findByRole('radio', { name: /^Spoke to the patient/ }))
  return server
}
const sentTo = (server: Awaited<ReturnType<typeof openDialog>>, path: string) =>
  server.sent.find((sent) => sent.path === path)?.options.body

describe("the other open alerts of an alert's patient", () => {
  test('stay open unless the clinician chooses to resolve them too', async () => {
    const server = await openDialog()
    expect(dialog().queryByText(/cough 9 out of 10/i)).toBeNull()
    await setUpUser().click(dialog().getByRole('button', { name: 'Resolve alert' }))
    await advanceTime(0)
    expect(sentTo(server, pathOf(cough.id))).toBeUndefined()
  })

  test('are shown before they are resolved with the same reason, without those of other patients', async () => {
    const server = await openDialog()
    await setUpUser().click(dialog().getByRole('checkbox', { name: /^Also resolve this patient's 2 other/ }))
    expect(dialog().getByText(/cough 9 out of 10/i)).toBeTruthy()
    expect(dialog().getByText(/energy 2 out of 10/i)).toBeTruthy()
    expect(dialog().queryByText(/red phlegm/i)).toBeNull()
    await setUpUser().click(dialog().getByRole('button', { name: 'Resolve 3 alerts' }))
    await advanceTime(0)
    for (const { id } of [anAlert(), cough, energy])
      expect(sentTo(server, pathOf(id))).toContain('Spoke to the patient and gave advice')
    expect(sentTo(server, pathOf(ofAnother.id))).toBeUndefined()
    expect(screen.getByText(/Also resolved: 2\./)).toBeTruthy()
  })

  test('are named by their severity before they are chosen', async () => {
    await openDialog()
    const box = dialog().getByRole('checkbox', { name: /^Also resolve this patient's 2 other open alerts/ })
    expect(box).toHaveProperty('checked', false)
    expect(dialog().getByLabelText(/2 other open alerts \(2 High\) with this reason$/)).toBe(box)
  })

  test('that have changed meanwhile stay open, and the outcome says so', async () => {
    const server = await openDialog()
    server.respondTo(pathOf(energy.id), () =>
      reply({ error: { code: 'changed', message: 'No.' } }, { status: 409 }),
    )
    await setUpUser().click(dialog().getByRole('checkbox', { name: /^Also resolve/ }))
    await setUpUser().click(dialog().getByRole('button', { name: 'Resolve 3 alerts' }))
    await advanceTime(0)
    expect(screen.getByText(/Also resolved: 1\. Still open: 1\. They may have changed\./)).toBeTruthy()
  })
})

describe('all open alerts of a patient', () => {
  const together = () => within(screen.getByRole('dialog', { name: 'Resolve these 3 alerts?' }))
  const openAll = async () => {
    const server = await openAlerts([energy, anAlert(), ofAnother, cough])
    server.respondTo(pathOf(alertIds.first), () => reply(anAlert(resolved)))
    server.respondTo(pathOf(cough.id), () => reply({ ...cough, ...resolved }))
    server.respondTo(pathOf(energy.id), () => reply({ ...energy, ...resolved }))
    await setUpUser().click(screen.getByRole('button', { name: 'Resolve all 3' }))
    return server
  }

  test('have one heading with their number and severities, and an alert alone has no such line', async () => {
    await openAlerts([energy, anAlert(), ofAnother, cough])
    expect(screen.getByText('Open alerts: 1 critical, 2 high')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Resolve all/ })).toHaveLength(1)
  })

  test('are read in one dialog, the most serious first, and resolved one by one with one reason', async () => {
    const server = await openAll()
    const text = screen.getByRole('dialog').textContent
    const places = ['breathlessness 9', 'cough 9', 'energy 2'].map((words) =>
      text.toLowerCase().indexOf(words),
    )
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places[0]).toBe(Math.min(...places))
    expect(together().queryByRole('checkbox')).toBeNull()
    expect(together().getByRole('button', { name: 'Keep them open' })).toBeTruthy()
    await setUpUser().click(together().getByRole('radio', { name: /^Appointment or visit/ }))
    await setUpUser().click(together().getByRole('button', { name: 'Resolve 3 alerts' }))
    await advanceTime(500)
    for (const { id } of [anAlert(), cough, energy])
      expect(sentTo(server, pathOf(id))).toContain('Appointment or visit arranged')
    expect(sentTo(server, pathOf(ofAnother.id))).toBeUndefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(/Also resolved: 2\./)).toBeTruthy()
  })
})

describe('the reason "Known and expected"', () => {
  const expected = () => screen.queryByRole('radio', { name: /^Known and expected/ })

  test('is not offered for a 999 sign, and the dialog says what to do', async () => {
    await openDialog()
    expect(expected()).toBeNull()
    expect(dialog().getByText(/^A 999 sign is never expected/)).toBeTruthy()
  })

  test('is taken back when an alert with a 999 sign is resolved too', async () => {
    const server = await openAlerts([anAlert(), cough])
    const [, second] = screen.getAllByRole('button', { name: 'Resolve' })
    await setUpUser().click(second!)
    await setUpUser().click(expected()!)
    expect(dialog().queryByText(/^A 999 sign is never expected/)).toBeNull()
    await setUpUser().click(dialog().getByRole('checkbox', { name: /^Also resolve/ }))
    expect(expected()).toBeNull()
    await setUpUser().click(dialog().getByRole('button', { name: 'Resolve 2 alerts' }))
    expect(dialog().getByRole('alert').textContent).toBe('Choose a reason')
    expect(sentTo(server, pathOf(cough.id))).toBeUndefined()
  })
})
