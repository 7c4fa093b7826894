import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveReminder } from '../../../../web/src/data/local/lazy.ts'
import { startNotificationChecks } from '../../../../web/src/data/pwa/show-due-notifications.ts'
import { withFreshDatabase } from '../local/fresh-database.ts'

withFreshDatabase()
const lastDay = captureMoment(Date.parse('2026-11-19T08:00:00Z'), 0)
let shown: unknown[]
let stop: () => void

beforeEach(async () => {
  shown = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date(2026, 10, 20, 17, 59) })
  await saveReminder({ time: '18:00' }, lastDay)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

function openApp(permission: NotificationPermission, registration: object | undefined = aRegistration()) {
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>()
  vi.stubGlobal('Notification', { permission, requestPermission })
  const value = { getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
  stop = startNotificationChecks()
  return requestPermission
}

const aRegistration = () => ({ showNotification: async (...args: unknown[]) => void shown.push(args) })

/** The app stays open for this long, and everything due by then is done. */
async function wait(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    vi.advanceTimersByTime(minuteMs)
    await settled()
  }
}

async function settled(): Promise<void> {
  for (let turns = 0; turns < 30; turns += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

describe('showing the reminder', () => {
  test('an open app shows the reminder once, at its time, without health information', async () => {
    openApp('granted')
    await settled()
    expect(shown).toEqual([])
    await wait(3)
    expect(shown).toEqual([
      ['Time for your check-in', { body: 'It takes about a minute.', tag: 'daily-symptoms' }],
    ])
  })

  test('the reminder is also shown when the app is opened after its time', async () => {
    openApp('granted')
    vi.setSystemTime(new Date(2026, 10, 20, 21, 0))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(shown).toHaveLength(1))
  })

  test.each(['default', 'denied'] as const)(
    'with permission %s nothing is shown, and no permission is requested',
    async (permission) => {
      const permissionRequest = openApp(permission)
      await wait(3)
      expect(shown).toEqual([])
      expect(permissionRequest).not.toHaveBeenCalled()
    },
  )

  test('a notification that the phone refuses once is shown a minute later', async () => {
    const showNotification = vi
      .fn<(...args: unknown[]) => Promise<void>>(async (...args) => void shown.push(args))
      .mockRejectedValueOnce(new TypeError('no active worker'))
    openApp('granted', { showNotification })
    await wait(3)
    expect(showNotification).toHaveBeenCalledTimes(2)
    expect(shown).toHaveLength(1)
  })

  test('a browser without notifications shows none', async () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => aRegistration() },
    })
    stop = startNotificationChecks()
    await wait(2)
    expect(shown).toEqual([])
  })

  test('a stopped check shows no reminder any more', async () => {
    openApp('granted')
    await settled()
    stop()
    await wait(3)
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(1)
    expect(shown).toEqual([])
  })
})
