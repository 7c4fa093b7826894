import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureNow, newId } from '../../../../web/src/data/local/index.ts'
import { flushOutbox, saveTriage } from '../../../../web/src/data/local/lazy.ts'
import { aMessage } from '../../../fixtures/a-message.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { openApp } from '../../../support/render.tsx'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

const db = withFreshDatabase()
let server: FakeSyncServer
beforeEach(() => {
  server = new FakeSyncServer()
  server.install()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12, 0) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const offline = () => {
  server.respondToPush = () => Promise.reject(new TypeError('Failed to fetch'))
}
const openMessages = async () => {
  await openApp('/messages')
  return userEvent.setup()
}
const answers = () => screen.getByRole('group', { name: 'Your answer' })
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(await screen.findByRole('group', { name: 'Your answer' })).getByRole('button', { name }))

/** Offline, with "Please call me" pressed. `profile`: without the number, which comes apart. */
async function askForCallWithoutNumber() {
  offline()
  const { phone, ...profile } = aPatient()
  await db.profile.put(profile)
  await db.messages.add(aMessage())
  const user = await openMessages()
  await press(user, 'Please call me')
  return { user, phone, profile }
}

describe('a message of the care team', () => {
  test('is shown in full with sender and date, four answers, and the sentence that no one may be watching, with 999 and 111', async () => {
    await db.messages.add(aMessage())
    await openMessages()
    await screen.findByRole('heading', { name: 'A message from Dr. Sarah Wilson' })
    expect(screen.getByText(aMessage().text)).toBeDefined()
    expect(screen.getByText('Sent today at 09:30')).toBeDefined()
    expect(
      within(answers())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Better', 'The same', 'Worse', 'Please call me'])
    expect(screen.getByText('Your team may not see your answer straight away.')).toBeDefined()
    expect(screen.getByText(/^If you feel worse, do not wait/)).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('can be marked as read without an answer, which is sent', async () => {
    await db.messages.add(aMessage())
    const user = await openMessages()
    const read = await screen.findByRole('button', { name: 'I have read this' })
    const isBelowAnswers = answers().compareDocumentPosition(read) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBelowAnswers).toBeTruthy()
    await user.click(read)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull())
    expect(document.activeElement?.getAttribute('role')).toBe('status')
    expect(await db.messages.toArray()).toMatchObject([{ seenAt: expect.any(String) }])
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'messages.seen' }])
  })

  test('that was answered lists its answers with their times, and can be answered again', async () => {
    const given = { id: idNumbered(9), answer: 'same', answeredAt: '2026-11-20T10:15:00.000Z' } as const
    await db.messages.add(aMessage({ seenAt: given.answeredAt, answers: [given] }))
    const user = await openMessages()
    expect(await screen.findByText('You answered “The same”: 10:15.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Give another answer' }))
    await press(user, 'Better')
    expect(await screen.findByText(/^You answered “Better”: 12:00\./)).toBeDefined()
    expect(screen.getByText('You answered “The same”: 10:15.')).toBeDefined()
  })

  test('is shown below when it is older, and can be answered after one tap', async () => {
    await db.messages.bulkAdd([
      aMessage(),
      aMessage({ id: idNumbered(701), sentAt: '2026-11-01T10:00:00.000Z', text: 'An older one.' }),
    ])
    const user = await openMessages()
    expect(await screen.findByText('An older one.')).toBeDefined()
    expect(screen.getAllByRole('group', { name: 'Your answer' })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Answer this message' }))
    const groups = screen.getAllByRole('group', { name: 'Your answer' })
    expect(groups).toHaveLength(2)
    expect(document.activeElement).toBe(groups[1])
  })

  test('with markup in it is shown as it was typed', async () => {
    const text = '<img src=x onerror=alert(1)> <b>How are you?</b>'
    await db.messages.add(aMessage({ text }))
    await openMessages()
    expect(await screen.findByText(text)).toBeDefined()
    expect(document.querySelector('img')).toBeNull()
  })

  test('is reported in the heading of the page when it is missing', async () => {
    await openMessages()
    const heading = { level: 2, name: 'You have no messages from your care team.' }
    expect(await screen.findByRole('heading', heading)).toBeDefined()
  })
})

describe('an answer to a message', () => {
  test('is saved without signal, and the page shows that it is not sent yet', async () => {
    offline()
    await db.messages.add(aMessage())
    const user = await openMessages()
    await press(user, 'The same')
    expect(await screen.findByText(/^You answered “The same”/)).toBeDefined()
    expect(await screen.findByText(/^Not sent yet\. We will send it to your care team/)).toBeDefined()
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'messages.answer', payload: { answer: 'same' } },
    ])
  })

  test('is shown as sent once the server has confirmed it', async () => {
    await db.messages.add(aMessage())
    const user = await openMessages()
    await press(user, 'Better')
    await screen.findByText(/^You answered “Better”/)
    await flushOutbox({ skipBackoff: true })
    expect(await screen.findByText(/^Sent \d\d:\d\d\.$|“Better”: 12:00\. Sent \d\d:\d\d\.$/)).toBeDefined()
  })

  test('shows after "Please call me" when it is likely to be read, and promises nothing', async () => {
    offline()
    await db.messages.add(aMessage())
    const user = await openMessages()
    await press(user, 'Please call me')
    expect(await screen.findByText(/most likely to read this on a working day/)).toBeDefined()
    expect(screen.getByText(/may not be able to call today.*GP surgery or 111/)).toBeDefined()
  })

  test('shows after "Please call me" that the clinic has no number of the patient, and where to add it', async () => {
    const { user, phone } = await askForCallWithoutNumber()
    expect(
      await screen.findByText(/^Your clinic has no phone number for you, so it cannot call you\./),
    ).toBeDefined()
    expect(screen.getByText(/^Your care team is most likely to read this/).textContent).not.toContain(
      'call today',
    )
    await user.click(screen.getByRole('link', { name: 'Add my phone number' }))
    const field = await screen.findByLabelText(/^Phone number/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, phone ?? '')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(async () => expect((await db.profile.toArray())[0]?.phone).toBe(phone))
  })

  test('names no missing number after "Please call me" once there is one', async () => {
    const { phone, profile } = await askForCallWithoutNumber()
    await screen.findByRole('link', { name: 'Add my phone number' })
    await db.profile.put({ ...profile, phone })
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Add my phone number' })).toBeNull())
    expect(screen.getByText(/may not be able to call today/)).toBeDefined()
  })

  test('leads after "Worse" to the symptom check at once, which begins with 999', async () => {
    offline()
    await db.messages.add(aMessage())
    const user = await openMessages()
    await press(user, 'Worse')
    const emergency = await screen.findByRole('heading', { name: 'Is it an emergency?' })
    const saved = screen.getByText(
      'Your answer is saved. Your team may not see it straight away, so do this check now.',
    )
    expect(saved.compareDocumentPosition(emergency)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getAllByRole('link', { name: /999/ }).length).toBeGreaterThan(0)
    expect(await db.outbox.toArray()).toMatchObject([{ payload: { answer: 'worse' } }])
  })

  test('leads after "Worse" to the symptom check also when the patient comes back later', async () => {
    const given = { id: idNumbered(9), answer: 'worse', answeredAt: '2026-11-20T10:15:00.000Z' } as const
    await db.messages.add(aMessage({ answers: [given] }))
    await openMessages()
    expect(await screen.findByText(/^You answered “Worse”\. Do the symptom check now/)).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Do the symptom check' })).toHaveLength(1)
  })

  test('leads to no check after "Worse" once one was done', async () => {
    const given = { id: idNumbered(9), answer: 'worse', answeredAt: '2026-11-20T10:15:00.000Z' } as const
    await db.messages.add(aMessage({ answers: [given] }))
    await saveTriage(newId(), { result: 'monitor' }, captureNow())
    await openMessages()
    expect(await screen.findByText('You answered “Worse”: 10:15.')).toBeDefined()
    expect(screen.queryByText(/Do the symptom check now/)).toBeNull()
  })

  test('stays open when the phone has no room for it, with what to do instead', async () => {
    await db.messages.add(aMessage())
    const user = await openMessages()
    await screen.findByRole('group', { name: 'Your answer' })
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await press(user, 'Worse')
    expect(await screen.findByText(/^This phone has no room left/)).toBeDefined()
    expect(screen.getByText(/call 999 or 111, or do the symptom check/)).toBeDefined()
    expect(answers()).toBeDefined()
  })
})
