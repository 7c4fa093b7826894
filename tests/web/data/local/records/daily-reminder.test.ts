import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { newId, NotSavedError } from '../../../../../web/src/data/local/index.ts'
import {
  findReminder,
  shouldShowReminder,
  notifyDailyReminder,
  dismissReminder,
  saveReminder,
  saveSymptoms,
} from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { fullReport } from '../../../../fixtures/full-records.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const at = (instant: string) => captureMoment(Date.parse(instant), 0)
const noon = at('2026-11-20T12:00:00Z')
const evening = at('2026-11-20T18:02:00Z')
const aMinuteLater = at('2026-11-20T18:03:00Z')
const nextEvening = at('2026-11-21T18:02:00Z')
const set = () => saveReminder({ time: '18:00' }, noon)
const checkIn = (when = evening) => saveSymptoms(newId(), fullReport, when)
const switches = { symptoms: true, medication: true, airQuality: false, progress: true }

/** How many notifications come at that moment. */
async function notified(when: typeof noon): Promise<number> {
  const show = vi.fn<() => Promise<void>>(async () => {})
  await notifyDailyReminder(show, when)
  return show.mock.calls.length
}

describe('showing the reminder', () => {
  test('no reminder is shown without one set', async () => {
    expect(await findReminder()).toBeUndefined()
    expect(await shouldShowReminder(evening)).toBe(false)
    expect(await notified(evening)).toBe(0)
  })

  test('the reminder is on screen from its time until the check-in', async () => {
    await set()
    expect(await shouldShowReminder(noon)).toBe(false)
    expect(await shouldShowReminder(evening)).toBe(true)
    await checkIn()
    expect(await shouldShowReminder(evening)).toBe(false)
    expect(await shouldShowReminder(nextEvening)).toBe(true)
  })

  test('the notification is shown once a day, and the reminder stays on screen', async () => {
    await set()
    expect(await notified(noon)).toBe(0)
    expect(await notified(evening)).toBe(1)
    expect(await notified(evening)).toBe(0)
    expect(await shouldShowReminder(evening)).toBe(true)
    expect(await notified(nextEvening)).toBe(1)
  })

  test('a notification that could not be shown is tried again a minute later', async () => {
    await set()
    const refused = () => Promise.reject(new TypeError('no active worker'))
    await expect(notifyDailyReminder(refused, evening)).rejects.toThrow('no active worker')
    expect(await notified(aMinuteLater)).toBe(1)
  })

  test('a reminder is not lost when the page is closed while it is being shown', async () => {
    await set()
    const closed = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
    void notifyDailyReminder(closed, evening)
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
    expect(await notified(evening)).toBe(0)
    expect(await notified(aMinuteLater)).toBe(1)
    expect(await notified(at('2026-11-20T18:04:00Z'))).toBe(0)
  })

  test('two tabs that check at the same time show one notification', async () => {
    await set()
    const [one, other] = await Promise.all([notified(evening), notified(evening)])
    expect(one + other).toBe(1)
  })
})

describe('dismissing and switching off', () => {
  test('a dismissed reminder stays hidden for the day, on screen and as notification', async () => {
    await set()
    await dismissReminder(evening)
    expect(await shouldShowReminder(evening)).toBe(false)
    expect(await notified(evening)).toBe(0)
    expect(await shouldShowReminder(nextEvening)).toBe(true)
  })

  test('a reminder set after its time begins tomorrow', async () => {
    await saveReminder({ time: '18:00' }, evening)
    expect(await shouldShowReminder(evening)).toBe(false)
    expect(await notified(evening)).toBe(0)
    expect(await notified(nextEvening)).toBe(1)
  })

  test('a reminder switched off stays off after a late dismissal', async () => {
    await set()
    await saveReminder(undefined, noon)
    await dismissReminder(evening)
    expect(await findReminder()).toBeUndefined()
  })

  test.each([
    ['says yes', switches, true],
    ['says no', { ...switches, symptoms: false }, false],
    ['was never touched', undefined, true],
  ])('the reminder follows the switch in the profile, which %s', async (_what, settings, isShown) => {
    await set()
    await db.profile.put(aPatient(settings && { settings }))
    expect(await shouldShowReminder(evening)).toBe(isShown)
    expect(await notified(evening)).toBe(isShown ? 1 : 0)
  })
})

describe('check-ins and storage', () => {
  test('a check-in for an earlier day does not count for today, and one dated tomorrow by a wrong clock hides none', async () => {
    await set()
    await checkIn(at('2026-11-19T12:00:00Z'))
    expect(await shouldShowReminder(evening)).toBe(true)
    await checkIn(evening)
    await checkIn(nextEvening)
    expect(await shouldShowReminder(evening)).toBe(false)
  })

  test('an unreadable reminder counts as none', async () => {
    await db.meta.put({ key: 'reminder', value: { time: 'at six' } })
    expect(await findReminder()).toBeUndefined()
    expect(await shouldShowReminder(evening)).toBe(false)
  })

  test('full storage is reported, and the reminder is not saved', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(set()).rejects.toThrow(NotSavedError)
  })
})
