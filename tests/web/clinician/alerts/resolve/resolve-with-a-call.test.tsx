import { randomUUID } from 'node:crypto'
import { alertCountsHeader, resolveAlertBody } from '@second-wind/core/care/contract/alerts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noNetwork, reply } from '../../../data/server/fake-api.ts'
import { aRosterRow } from '../../a-roster-row.ts'
import { advanceTime, setUpUser, startClock } from '../../dashboard-clock.ts'
import { alertsPath, openDashboard } from '../../open-dashboard.tsx'
import { aFinding, anAlert, resolved } from '../an-alert.ts'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const spoke = 'Spoke to the patient and gave advice'
const { patientId, patientName } = anAlert()
const pathOf = (id: string) => `/api/patient-alerts/${id}/resolve`
const spokeAt = (at: string) => ({
  lastCall: { id: randomUUID(), outcome: 'spoke', who: 'Nurse Ade Cole', at },
})

/** The dialog of two alerts of one patient. */
async function openDialog(known: object = {}) {
  const message = '20 November 2026: cough 9 out of 10.'
  const alerts = [
    anAlert({ id: randomUUID() }),
    anAlert({ id: randomUUID(), severity: 'high', message, findings: [aFinding({ message })] }),
  ]
  const row = aRosterRow({ id: patientId, name: patientName ?? '', ...known })
  const server = await openDashboard([row], '?tab=alerts')
  server.respondTo(alertsPath, () =>
    reply(alerts, { headers: { [alertCountsHeader]: 'open=2;unread=2;listed=2' } }),
  )
  for (const alert of alerts) server.respondTo(pathOf(alert.id), () => reply({ ...alert, ...resolved }))
  await advanceTime(10_000)
  await setUpUser().click(screen.getByRole('button', { name: 'Resolve all 2' }))
  const sent = () =>
    alerts.flatMap(({ id }) =>
      server.sent
        .filter(({ path }) => path === pathOf(id))
        .map(({ options: { body } }) =>
          resolveAlertBody.parse(typeof body === 'string' ? JSON.parse(body) : undefined),
        ),
    )
  return { server, alerts, sent }
}

const dialog = () => within(screen.getByRole('dialog'))
const box = () => dialog().queryByRole('checkbox', { name: 'Note this call in the record as well' })
const choose = (name: string) => setUpUser().click(dialog().getByRole('radio', { name }))
async function confirm() {
  await setUpUser().click(dialog().getByRole('button', { name: 'Resolve 2 alerts' }))
  await advanceTime(0)
}

describe('resolving because the clinician spoke to the patient', () => {
  test('notes the call unless the box is cleared, which no other reason has', async () => {
    await openDialog()
    expect(box()).toBeNull()
    await choose('Appointment or visit arranged')
    expect(box()).toBeNull()
    await choose(spoke)
    expect(box()).toHaveProperty('checked', true)
  })

  test('sends one id of a call with all alerts, and says that the call is noted', async () => {
    const { sent } = await openDialog()
    await choose(spoke)
    await confirm()
    const ids = sent().map(({ callNoteId }) => callNoteId)
    expect(ids).toEqual([expect.any(String), ids[0]])
    expect(screen.getByText(/The call is noted in the record\. Also resolved: 1\.$/)).toBeTruthy()
  })

  test('sends none when the box is cleared, nor with another reason that is chosen after it', async () => {
    const { sent } = await openDialog()
    await choose(spoke)
    await setUpUser().click(box()!)
    await confirm()
    expect(sent()).toHaveLength(2)
    expect(sent().map(({ callNoteId }) => callNoteId)).toEqual([undefined, undefined])
    expect(screen.queryByText(/The call is noted/)).toBeNull()
  })

  test('repeats the id after a failure that left everything open', async () => {
    const { server, alerts, sent } = await openDialog()
    const [first] = alerts
    server.respondTo(pathOf(first!.id), noNetwork)
    await choose(spoke)
    await confirm()
    expect(dialog().getByRole('alert').textContent).toMatch(/^Not resolved: .* The alert is still open/)
    expect(box()).toHaveProperty('checked', true)
    server.respondTo(pathOf(first!.id), () => reply({ ...first!, ...resolved }))
    await confirm()
    expect(new Set(sent().map(({ callNoteId }) => callNoteId))).toHaveProperty('size', 1)
    expect(sent()).toHaveLength(3)
  })

  test('asks to look for the call in the record when somebody else has resolved the alert', async () => {
    const { server, alerts } = await openDialog()
    await choose(spoke)
    server.respondTo(alertsPath, () => reply(alerts.map((alert) => ({ ...alert, ...resolved }))))
    await advanceTime(10_000)
    expect(dialog().getByRole('alert').textContent).toContain(
      'If the call is not under “Calls” in the record, note it with “Note a call”.',
    )
  })

  test('leaves the box clear after a call that was noted in the last hour, and names it', async () => {
    await openDialog(spokeAt('2026-11-20T16:30:00.000Z'))
    await choose(spoke)
    expect(box()).toHaveProperty('checked', false)
    expect(
      dialog().getByText(/^A call in which Nurse Ade Cole spoke to the patient was noted today/),
    ).toBeTruthy()
  })

  test('is not kept from noting a call by one of the day before', async () => {
    await openDialog(spokeAt('2026-11-19T16:30:00.000Z'))
    await choose(spoke)
    expect(box()).toHaveProperty('checked', true)
  })
})
