import {
  type CallNote,
  callNoteBody,
  callNotesPath,
  withdrawCallNotePath,
} from '@second-wind/core/care/contract/call-notes'
import { clinicianId } from '@second-wind/core/platform/ids'
import { hourMs } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { noNetwork, reply } from '../../data/server/fake-api.ts'
import { aRosterRow } from '../a-roster-row.ts'
import { anAlert } from '../alerts/an-alert.ts'
import { openAlerts } from '../alerts/open-alerts.tsx'
import { advanceTime, setUpUser, startClock, startTime } from '../dashboard-clock.ts'
import { openDashboard, openMore, rosterPath, rowOf } from '../open-dashboard.tsx'
import { aRecord } from '../record/a-record.ts'
import { cards, openRecord, recordPath } from '../record/open-record.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const margaret = aRosterRow()
const aCall = (outcome: CallNote['outcome'], number = 1): CallNote => ({
  id: idNumbered(number),
  outcome,
  who: 'Dr. Helen Marsh',
  at: new Date(startTime).toISOString(),
})
const notedCalls = (server: Awaited<ReturnType<typeof openDashboard>>) =>
  server.sent
    .filter(({ path }) => path === callNotesPath(2))
    .map(({ options: { body } }) => callNoteBody.parse(JSON.parse(typeof body === 'string' ? body : '')))

async function askHowItEnded() {
  const server = await openDashboard([margaret])
  const more = await openMore('Margaret Ellis')
  await setUpUser().click(within(more).getByRole('button', { name: 'Note a call' }))
  return { server, dialog: within(await screen.findByRole('dialog')) }
}

describe('a call noted from the list', () => {
  test('names the patient first, and says that it closes no alert and that the patient can see it', async () => {
    const { dialog } = await askHowItEnded()
    expect(dialog.getByRole('heading', { name: 'How did the call to Margaret Ellis end?' })).toBeTruthy()
    expect(dialog.getByText(/Margaret Ellis, 71 years old, female, Leeds/)).toBeTruthy()
    expect(
      dialog.getByText(/The patient can see it in their data\. This does not close any alerts\./),
    ).toBeTruthy()
  })

  test.each([
    ['Rang, no answer', 'no-answer'],
    ['Rang, left a message', 'left-message'],
    ['Rang, spoke to the patient', 'spoke'],
  ] as const)('is stored with one tap on "%s", and is in the row', async (label, outcome) => {
    const { server, dialog } = await askHowItEnded()
    server.respondTo(callNotesPath(2), () => reply(undefined, { status: 204 }))
    server.respondTo(rosterPath, () => reply([{ ...margaret, lastCall: aCall(outcome) }]))
    await setUpUser().click(dialog.getByRole('button', { name: label }))
    await advanceTime(0)
    expect(notedCalls(server)).toEqual([{ id: expect.any(String), outcome }])
    const said = label.replace('Rang', 'rang')
    expect(screen.getByText(`Call to Margaret Ellis noted: ${said}`)).toBeTruthy()
    expect(within(rowOf('Margaret Ellis')).getByText(new RegExp(`^${label} just now$`))).toBeTruthy()
  })

  test('that may have arrived is repeated under its id, and another outcome is another note', async () => {
    const { server, dialog } = await askHowItEnded()
    server.respondTo(callNotesPath(2), noNetwork)
    for (const name of ['Rang, no answer', 'Rang, no answer', 'Rang, spoke to the patient']) {
      await setUpUser().click(dialog.getByRole('button', { name }))
      expect(await dialog.findByText('The call to Margaret Ellis was not noted')).toBeTruthy()
    }
    expect(dialog.getByText(/It may have been saved\. You can try again/)).toBeTruthy()
    const [first, again, other] = notedCalls(server)
    expect(again).toEqual(first)
    expect(other?.id).not.toBe(first?.id)
  })
})

describe('the last call that was noted', () => {
  const twoHoursAgo = {
    ...aCall('no-answer'),
    at: new Date(Date.parse(startTime) - 2 * hourMs).toISOString(),
  }
  const patient = aRosterRow({ phone: '020 7946 0102', lastCall: { ...twoHoursAgo, who: 'Ann Clark' } })
  const lastCall = 'Last call: rang, no answer, 2 hours ago, Ann Clark'

  test.each(['Call Patient', 'Write a message', 'Note a call'])('is in the question "%s"', async (name) => {
    await openDashboard([patient])
    await openMore('Margaret Ellis')
    await setUpUser().click(within(rowOf('Margaret Ellis')).getByRole('button', { name }))
    expect(within(await screen.findByRole('dialog')).getByText(lastCall)).toBeTruthy()
  })

  test('is above the alerts of the patient in the list of alerts', async () => {
    await openAlerts([anAlert({ patientName: 'Margaret Ellis' })], undefined, undefined, [patient])
    expect(screen.getByText(new RegExp(`^Last contact: no contact yet\\. ${lastCall}$`))).toBeTruthy()
  })
})

describe('a call that was noted by mistake', () => {
  const undo = () => setUpUser().click(screen.getByRole('button', { name: 'Undo' }))

  async function noteWithOneTap() {
    const { server, dialog } = await askHowItEnded()
    server.respondTo(callNotesPath(2), () => reply(undefined, { status: 204 }))
    await setUpUser().click(dialog.getByRole('button', { name: 'Rang, spoke to the patient' }))
    await advanceTime(0)
    return server
  }

  test('is taken back with "Undo", which is there for 20 seconds', async () => {
    const server = await noteWithOneTap()
    await advanceTime(19_000)
    server.respondTo(withdrawCallNotePath(2), () => reply(undefined, { status: 204 }))
    await undo()
    await advanceTime(0)
    const [noted] = notedCalls(server)
    expect(server.sent.find(({ path }) => path === withdrawCallNotePath(2))?.options.body).toBe(
      JSON.stringify({ id: noted?.id }),
    )
    expect(
      screen.getByText('The note “Rang, spoke to the patient” about Margaret Ellis is withdrawn'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('can no longer be taken back in the list after that', async () => {
    await noteWithOneTap()
    await advanceTime(20_000)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('stays noted when "Undo" fails, and the notice says where else to withdraw it', async () => {
    const server = await noteWithOneTap()
    server.respondTo(withdrawCallNotePath(2), noNetwork)
    await undo()
    await advanceTime(0)
    expect(
      screen.getByText(
        /^The note “Rang, spoke to the patient” about Margaret Ellis is not withdrawn: .*under “Calls” in the record/,
      ),
    ).toBeTruthy()
    await advanceTime(60_000)
    expect(screen.getByText(/is not withdrawn/)).toBeTruthy()
  })
})

describe('the calls in a record', () => {
  const own = { ...aCall('spoke', 2), clinicianId: clinicianId.parse(1) }
  const withdrawName = /^Withdraw this note: /
  const press = (name: RegExp | string) => setUpUser().click(screen.getByRole('button', { name }))
  const confirmWithdrawal = async () => {
    await press(withdrawName)
    await press('Yes, withdraw it')
  }

  test('are withdrawn only after a question that names the note', async () => {
    const server = await openRecord(aRecord({ calls: [own] }))
    await press(withdrawName)
    const question = screen.getByRole('group', { name: 'Withdraw the note “Rang, spoke to the patient”?' })
    expect(question.textContent).toContain('You noted it: today 17:00, Dr. Helen Marsh.')
    await press('Keep it')
    expect(screen.getByRole('button', { name: withdrawName })).toBeTruthy()
    expect(server.sent.filter(({ path }) => path === withdrawCallNotePath(2))).toEqual([])
  })

  test('can be withdrawn by who noted them, and by nobody else', async () => {
    const colleague = { ...aCall('no-answer', 1), clinicianId: clinicianId.parse(3), who: 'Sam Reed' }
    const server = await openRecord(aRecord({ calls: [own, colleague, aCall('left-message', 4)] }))
    expect(screen.getAllByRole('button', { name: withdrawName })).toHaveLength(1)
    server.respondTo(withdrawCallNotePath(2), () => reply(undefined, { status: 204 }))
    server.respondTo(recordPath, () =>
      reply(aRecord({ calls: [{ ...own, withdrawnAt: new Date(startTime).toISOString() }] })),
    )
    await confirmWithdrawal()
    await advanceTime(0)
    const [withdrawn] = cards('Calls')
    expect(withdrawn?.getByText('Rang, spoke to the patient').tagName).toBe('S')
    expect(withdrawn?.getByText('Withdrawn: today 17:00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: withdrawName })).toBeNull()
    const paper = screen.getByRole('article', { name: /Patient summary/, hidden: true })
    expect(paper.textContent).toContain('Withdrawn: Friday 20 November 2026, 17:00')
  })

  test('say when one could not be withdrawn', async () => {
    const server = await openRecord(aRecord({ calls: [own] }))
    server.respondTo(withdrawCallNotePath(2), noNetwork)
    await confirmWithdrawal()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not withdrawn: .*Try again\.$/)
  })

  test('have name and time, newest first', async () => {
    await openRecord(aRecord({ calls: [aCall('spoke', 2), aCall('no-answer', 1)] }))
    const [newest, older] = cards('Calls')
    expect(newest?.getByRole('heading').textContent).toMatch(/Dr\. Helen Marsh$/)
    expect(newest?.getByText('Rang, spoke to the patient')).toBeTruthy()
    expect(older?.getByText('Rang, no answer')).toBeTruthy()
  })
})
