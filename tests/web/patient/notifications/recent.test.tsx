import { readMarkOf } from '@second-wind/core/notifications/read-mark'
import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureNow, listMessages, newId, readSyncFacts } from '../../../../web/src/data/local/index.ts'
import {
  flushOutbox,
  saveMedicineReminder,
  saveReminder,
  saveActivity,
  saveSymptoms,
} from '../../../../web/src/data/local/lazy.ts'
import { aMessage } from '../../../fixtures/a-message.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { adviceTodayHeading } from '../../../fixtures/advice-today-heading.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { logRefusedEntry } from '../offline/open-offline.tsx'
import { findNotification, openNotifications } from './open-notifications.tsx'

const db = withFreshDatabase()
let server: FakeSyncServer
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12, 0) })
  server = new FakeSyncServer()
  server.install()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const yesterday = captureMoment(Date.parse('2026-11-19T08:00:00Z'), 0)
const aMedicine = (time = '08:00') =>
  saveMedicineReminder({ id: newId(), name: 'Preventer', time }, yesterday)
async function tenBreathingExercises() {
  const breathing = { type: 'breathing-control', title: 'Breathing', completed: true }
  for (let times = 0; times < 10; times += 1) await saveActivity(newId(), breathing, captureNow())
}
const titles = async () => {
  const inbox = within(await screen.findByRole('region'))
  return inbox.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

describe('the list of recent notifications', () => {
  test('shows what will appear here and links to the reminder settings when it is empty', async () => {
    openNotifications()
    expect(await screen.findByRole('heading', { name: 'You have no notifications.' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Set a medicine reminder' }).getAttribute('href')).toBe(
      '/notifications?tab=settings',
    )
  })

  test('does not deny the card about a warning sign above it, empty or with nothing new', async () => {
    await saveSymptoms(newId(), aReport({ coughSeverity: 9 }), captureNow())
    const { user } = openNotifications()
    expect(await screen.findByRole('heading', { name: 'You have no other notifications.' })).toBeDefined()
    expect(screen.getByRole('heading', { name: adviceTodayHeading })).toBeDefined()
    expect(screen.queryByRole('img', { name: /resting/ })).toBeNull()
    await db.messages.add(aMessage())
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByRole('heading', { name: 'Nothing else is new' })).toBeDefined()
  })

  test('contains messages, reminders, entries that need attention and badges, newest first', async () => {
    await db.messages.add(aMessage())
    await aMedicine()
    await saveReminder({ time: '11:00' }, yesterday)
    await logRefusedEntry({ at: Date.parse('2026-11-20T10:00:00Z'), localDate: '2026-11-19' })
    await db.symptoms.clear()
    openNotifications()
    expect(await titles()).toEqual([
      'Time for your check-in New',
      '1 entry needs your attention New',
      'A message from Dr. Sarah Wilson New',
      'Time for your medicine New',
    ])
    expect(screen.getByRole('heading', { name: '4 new notifications' })).toBeDefined()
    const medicine = await findNotification('Time for your medicine')
    expect(medicine.getByText('Medicine, 4 hours ago')).toBeDefined()
  })

  test('contains a badge of today with a link to Home', async () => {
    await tenBreathingExercises()
    openNotifications()
    const badge = await findNotification('New badge: Breathing master')
    expect(badge.getByRole('link', { name: 'See it on Home' }).getAttribute('href')).toBe('/')
  })
})

describe('marking notifications as read', () => {
  test('sends a badge that was read to the other phones at once, and does not count it as waiting to be sent', async () => {
    await tenBreathingExercises()
    const { user } = openNotifications()
    const badge = await findNotification('New badge: Breathing master')
    await user.click(badge.getByRole('link', { name: 'See it on Home' }))
    await waitFor(() =>
      expect(server.pushes.at(-1)?.mutations.at(-1)).toMatchObject({ kind: 'notifications.read' }),
    )
    expect((await readSyncFacts()).pending).toBe(0)
    // Waits for the end: the next test has its own database.
    await waitFor(async () => expect((await readSyncFacts()).channel.lastSyncAt).toBe(Date.now()))
  })

  test('removes the New label here while the list is open when it happens on another phone', async () => {
    await tenBreathingExercises()
    openNotifications()
    const title = 'New badge: Breathing master'
    await screen.findByRole('heading', { name: `${title} New` })
    const marks = [readMarkOf('badge:breathing-master')]
    server.changes = [{ entity: 'notifications', entityId: 'read', row: { id: 'read', marks } }]
    await flushOutbox({ skipBackoff: true })
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  })

  test('shows in a message that care has not started, and links to the ways to get help', async () => {
    await db.messages.add(aMessage())
    openNotifications()
    const message = await findNotification('A message from Dr. Sarah Wilson')
    expect(message.getByText(/^Your team may not see your answer straight away/)).toBeDefined()
    expect(message.getByText('Sent 2 hours ago')).toBeDefined()
    expect(message.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/messages',
      'tel:999',
      'tel:111',
      '/symptom-checker',
    ])
  })

  test('stores and queues a message that was read without signal, and does not show it as sent', async () => {
    await db.messages.add(aMessage())
    server.respondToPush = () => Promise.reject(new TypeError('Failed to fetch'))
    const { user } = openNotifications()
    const answer = await screen.findByRole('link', { name: 'Answer this message' })
    const read = screen.getByRole('button', { name: 'I have read this' })
    // As on Home: the answer is the button, and the receipt is a link below it.
    expect([answer.dataset['look'], read.dataset['look']]).toEqual(['plain', undefined])
    expect(answer.compareDocumentPosition(read)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(read)
    expect(await screen.findByText(/Read 12:00\./)).toBeDefined()
    expect(await screen.findByText(/We will tell your care team when you have signal/)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Nothing new' })).toBeDefined()
    expect(document.activeElement?.textContent).toBe(aMessage().text)
    expect(await db.outbox.count()).toBe(1)
  })

  test('moves the focus to the heading when all are marked, and they are still read after coming back', async () => {
    await db.messages.add(aMessage())
    await aMedicine()
    const { user, unmount } = openNotifications()
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    const heading = await screen.findByRole('heading', { name: 'Nothing new' })
    expect(document.activeElement).toBe(heading)
    expect((await listMessages())[0]?.seenAt).toBeDefined()
    unmount()
    openNotifications()
    expect(await titles()).toEqual(['A message from Dr. Sarah Wilson', 'Time for your medicine'])
  })

  test('applies to the notification that was opened, and to no other', async () => {
    await aMedicine('08:00')
    await aMedicine('09:00')
    const { user } = openNotifications()
    const [newest] = await screen.findAllByRole('link', { name: "Go to today's tasks" })
    if (newest) await user.click(newest)
    expect(await screen.findByRole('heading', { name: '1 new notification' })).toBeDefined()
  })

  test('leaves the notification new and shows an error when the mark cannot be stored', async () => {
    await aMedicine()
    const { user } = openNotifications()
    const markAll = await screen.findByRole('button', { name: 'Mark all as read' })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(markAll)
    expect(await screen.findByText('Not saved. Try again.')).toBeDefined()
    expect(screen.getByRole('heading', { name: '1 new notification' })).toBeDefined()
  })
})

describe('the topics and samples in the list', () => {
  test('leave out a topic that is switched off in the profile', async () => {
    const settings = { symptoms: true, medication: false, airQuality: false, progress: true }
    await db.profile.put(aPatient({ settings }))
    await aMedicine()
    openNotifications()
    expect(await screen.findByRole('heading', { name: 'You have no notifications.' })).toBeDefined()
  })

  test('are samples of each kind, which carry the tag and describe no real person', async () => {
    openNotifications()
    await waitFor(() => expect(screen.getAllByText('Sample')).toHaveLength(4))
    expect(screen.getByText('These notifications are samples. They are not about you.')).toBeDefined()
    for (const kind of [
      /^Medicine, 1 hour ago/,
      /^Weather, 4 hours ago/,
      /^Activity, 22 hours ago/,
      /^Social, yesterday/,
    ])
      expect(screen.getByText(kind)).toBeDefined()
  })
})

describe('a red flag that counts', () => {
  test.each(['recent', 'settings'] as const)('comes first, as on Home (tab %s)', async (tab) => {
    const morning = captureMoment(new Date(2026, 10, 20, 8, 12).getTime(), 0)
    await saveSymptoms(newId(), aReport({ breathlessness: 9 }), morning)
    openNotifications(tab)
    const sign = await screen.findByText(/you logged breathlessness 9 out of 10\./)
    expect(screen.getByText('Do you still feel like this?')).toBeDefined()
    expect(sign.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
