import { captureMoment } from '@second-wind/core/platform/moment'
import { periodicSyncTag } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOnNotificationClick, notifyOnPeriodicSync } from '../../sw/src/notification-events.ts'
import { saveReminder } from '../../web/src/data/local/lazy.ts'
import { aMessage } from '../fixtures/a-message.ts'
import { withFreshDatabase } from '../web/data/local/fresh-database.ts'
import { extendableEvent } from './extendable-event.ts'

const db = withFreshDatabase()
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 18, 2) }))
afterEach(() => vi.useRealTimers())

const yesterday = captureMoment(Date.parse('2026-11-19T12:00:00Z'), 0)

const flushed = Promise.resolve()

function aPhone() {
  const shown: [string, NotificationOptions][] = []
  return {
    shown,
    showNotification: async (title: string, options: NotificationOptions) => {
      shown.push([title, options])
    },
  }
}

describe('reminders with the app closed', () => {
  test('a due reminder is shown once, without mentioning health', async () => {
    await saveReminder({ time: '18:00' }, yesterday)
    const phone = aPhone()
    for (let rounds = 0; rounds < 2; rounds += 1) {
      const event = extendableEvent({ tag: periodicSyncTag })
      notifyOnPeriodicSync(event, flushed, phone, 'granted')
      await event.ended()
    }
    expect(phone.shown).toEqual([
      ['Time for your check-in', { body: 'It takes about a minute.', tag: 'daily-symptoms' }],
    ])
  })

  test('a reminder is not shown before its time', async () => {
    await saveReminder({ time: '18:30' }, yesterday)
    const phone = aPhone()
    const event = extendableEvent({ tag: periodicSyncTag })
    notifyOnPeriodicSync(event, flushed, phone, 'granted')
    await event.ended()
    expect(phone.shown).toEqual([])
  })

  test.each([
    [periodicSyncTag, 'default'],
    [periodicSyncTag, 'denied'],
    ['something-else', 'granted'],
  ] as const)('a sync event %s with permission %s shows no reminders', (tag, permission) => {
    const event = extendableEvent({ tag })
    notifyOnPeriodicSync(event, flushed, aPhone(), permission)
    expect(event.work).toEqual([])
  })

  test.each([
    ['comes back to the app as it was left', 1, 'daily-symptoms', ['closed', 'focused']],
    ['with the app closed comes to the check-in', 0, 'daily-symptoms', ['closed', 'opened /tracking']],
    ['of a message comes to the notifications', 0, 'message message:1', ['closed', 'opened /notifications']],
  ])('tapping the notification %s', async (_what, openWindows, tag, expected) => {
    const did: string[] = []
    const windows = Array.from({ length: openWindows }, () => ({
      focus: async () => void did.push('focused'),
    }))
    const event = extendableEvent({ notification: { tag, close: () => void did.push('closed') } })
    openOnNotificationClick(event, {
      matchAll: async () => windows,
      openWindow: async (url) => void did.push(`opened ${url}`),
    })
    await event.ended()
    expect(did).toEqual(expected)
  })

  test('a message pulled in this round is notified at once, without its text', async () => {
    const phone = aPhone()
    const event = extendableEvent({ tag: periodicSyncTag })
    notifyOnPeriodicSync(event, db.messages.add(aMessage()), phone, 'granted')
    await event.ended()
    expect(phone.shown.map(([title, { body }]) => [title, body])).toEqual([
      ['A message for you', 'Open Second Wind to read it.'],
    ])
  })

  test('a failed flush does not prevent due reminders', async () => {
    await saveReminder({ time: '18:00' }, yesterday)
    const phone = aPhone()
    const event = extendableEvent({ tag: periodicSyncTag })
    notifyOnPeriodicSync(event, Promise.reject(new Error('no signal')), phone, 'granted')
    await event.ended()
    expect(phone.shown).toHaveLength(1)
  })
})
