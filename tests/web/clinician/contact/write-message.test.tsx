import { messageTemplatesPath } from '@second-wind/core/care/contract/message-templates'
import { priorityAlertBody, priorityAlertsPath } from '@second-wind/core/care/contract/messages'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { noNetwork, reply } from '../../data/server/fake-api.ts'
import { aRosterRow } from '../a-roster-row.ts'
import { advanceTime, setUpUser, startClock, startTime } from '../dashboard-clock.ts'
import { openDashboard, openMore, rowOf } from '../open-dashboard.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Low risk: a message is not only for those who are at high risk. */
const peter = aRosterRow({ id: 9, name: 'Peter Lowe' })
const template = {
  id: idNumbered(1),
  title: 'How are you now?',
  text: 'How is your breathing now?',
  version: 1,
  editedBy: null,
  editedAt: null,
}
const sentMessage = {
  id: idNumbered(2),
  from: 'Dr. Helen Marsh',
  text: template.text,
  sentAt: startTime,
  state: 'queued',
  stateAt: startTime,
}

async function openForm() {
  const server = await openDashboard([peter])
  server.respondTo(messageTemplatesPath, () => reply([template]))
  server.respondTo(priorityAlertsPath, () => reply(sentMessage))
  await openMore('Peter Lowe')
  await setUpUser().click(within(rowOf('Peter Lowe')).getByRole('button', { name: 'Write a message' }))
  const dialog = within(await screen.findByRole('dialog'))
  await advanceTime(0)
  return { server, dialog, field: dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }) }
}
type Server = Awaited<ReturnType<typeof openDashboard>>
const bodies = ({ sent }: Server) =>
  sent
    .filter(({ path }) => path === priorityAlertsPath)
    .map(({ options: { body } }) => priorityAlertBody.parse(JSON.parse(typeof body === 'string' ? body : '')))
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
const send = async (dialog: ReturnType<typeof within>) => {
  await setUpUser().click(dialog.getByRole('button', { name: 'Send message' }))
  await advanceTime(0)
}
const alertTexts = () => screen.getAllByRole('alert').map((alert) => alert.textContent)

describe('writing a message', () => {
  test('shows the patient, what they can answer, and that it does not start care', async () => {
    const { dialog } = await openForm()
    expect(dialog.getByRole('heading', { name: 'Write a message to Peter Lowe' })).toBeTruthy()
    expect(
      dialog.getByText(/The patient can only answer Better, The same, Worse or Please call me/),
    ).toBeTruthy()
    expect(
      dialog.getByText(/This message does not replace a call or a referral.*call the patient/),
    ).toBeTruthy()
  })

  test("sends a text of one's own without the spaces around it, and confirms it", async () => {
    const { server, dialog, field } = await openForm()
    write(field, '  How did you sleep?  ')
    expect(dialog.getByText('18 of 500 characters')).toBeTruthy()
    await send(dialog)
    expect(bodies(server)).toMatchObject([{ patientId: 9, clinicianId: 1, message: 'How did you sleep?' }])
    expect(alertTexts()).toContain('Message sent to Peter Lowe')
  })

  test('starts from a template, which can be changed before it is sent', async () => {
    const { server, dialog, field } = await openForm()
    fireEvent.change(dialog.getByRole('combobox', { name: 'Start from a template' }), {
      target: { value: template.id },
    })
    expect(field.value).toBe(template.text)
    write(field, `${template.text} Please answer below.`)
    await send(dialog)
    expect(bodies(server)).toMatchObject([{ message: 'How is your breathing now? Please answer below.' }])
  })

  test.each([
    ['nothing', '   ', 'Write the message first.'],
    ['too much', 'x'.repeat(501), 'The message has 501 characters. Shorten it to 500.'],
  ])('does not send %s, and shows the reason at the field', async (_, text, why) => {
    const { server, dialog, field } = await openForm()
    write(field, text)
    await send(dialog)
    expect(dialog.getByText(why)).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(bodies(server)).toEqual([])
  })

  test('repeats a failed message under its id, and under another id once the text has changed', async () => {
    const { server, dialog, field } = await openForm()
    server.respondTo(priorityAlertsPath, noNetwork)
    write(field, 'How are you?')
    await send(dialog)
    expect(dialog.getByText('The message to Peter Lowe was not sent')).toBeTruthy()
    await send(dialog)
    write(field, 'How are you now?')
    await send(dialog)
    const [first, second, third] = bodies(server)
    expect(second).toEqual(first)
    expect(third?.id).not.toBe(first?.id)
  })

  test('keeps what was typed when the dialog was closed', async () => {
    const { dialog, field } = await openForm()
    write(field, 'Half a thought')
    await setUpUser().click(dialog.getByRole('button', { name: 'Cancel' }))
    await advanceTime(500)
    await setUpUser().click(within(rowOf('Peter Lowe')).getByRole('button', { name: 'Write a message' }))
    const again = within(await screen.findByRole('dialog'))
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('Half a thought')
  })
})
