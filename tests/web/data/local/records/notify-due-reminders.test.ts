import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addMarks } from '../../../../../web/src/data/local/database/notification-marks.ts'
import { newId, NotSavedError } from '../../../../../web/src/data/local/index.ts'
import {
  findMedicineReminders,
  markMessagesSeen,
  markNotificationsRead,
  notifyDueReminders,
  removeMedicineReminder,
  saveMedicineReminder,
  saveMedicineNamesShown,
} from '../../../../../web/src/data/local/lazy.ts'
import { aMessage } from '../../../../fixtures/a-message.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const at = (instant: string) => captureMoment(Date.parse(instant), 0)
const yesterday = at('2026-11-19T12:00:00Z')
const morning = at('2026-11-20T08:05:00Z')
const aMinuteLater = at('2026-11-20T08:06:00Z')
const id = newId()
beforeEach(() => saveMedicineReminder({ id, name: 'Preventer', time: '08:00' }, yesterday))

let shown: string[] = []
beforeEach(() => {
  shown = []
})
const show = async ({ body }: { body: string }) => void shown.push(body)
/** The page is closed, so nothing that it began continues. */
const closed = vi.fn<() => Promise<never>>(() => new Promise(() => {}))

describe('when a notification is shown', () => {
  test('a medicine reminder is shown once a day, even if page and worker check at the same time', async () => {
    await Promise.all([notifyDueReminders(show, morning), notifyDueReminders(show, morning)])
    await notifyDueReminders(show, morning)
    expect(shown).toEqual(['You asked us to remind you now.'])
    await notifyDueReminders(show, at('2026-11-21T08:05:00Z'))
    expect(shown).toHaveLength(2)
  })

  test('the name of the medicine is shown only after the patient has asked for that', async () => {
    await saveMedicineNamesShown(true)
    await notifyDueReminders(show, morning)
    expect(shown).toEqual(['Preventer, at 08:00. Take it as prescribed.'])
  })

  test('an item read in the app is not shown as a notification as well', async () => {
    await markNotificationsRead([`medication:${id}:2026-11-20:08:00`], morning)
    await notifyDueReminders(show, morning)
    expect(shown).toEqual([])
  })

  test('a message is shown once, and not after it was read', async () => {
    const read = aMessage({ id: newId() })
    await db.messages.bulkAdd([aMessage(), read])
    await markMessagesSeen([read.id], morning)
    await removeMedicineReminder(id)
    await notifyDueReminders(show, morning)
    await notifyDueReminders(show, morning)
    expect(shown).toEqual(['Open Second Wind to read it.'])
  })

  test('a notification the phone refuses to show is tried again a minute later', async () => {
    const refused = () => Promise.reject(new TypeError('no active worker'))
    await expect(notifyDueReminders(refused, morning)).rejects.toThrow('no active worker')
    await notifyDueReminders(show, aMinuteLater)
    expect(shown).toHaveLength(1)
  })
})

describe('closing, moving and deleting', () => {
  test('a reminder is not lost when the page is closed while it is being shown', async () => {
    void notifyDueReminders(async () => closed(), morning)
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
    await notifyDueReminders(show, morning)
    expect(shown).toEqual([])
    await notifyDueReminders(show, aMinuteLater)
    await notifyDueReminders(show, at('2026-11-20T08:07:00Z'))
    expect(shown).toEqual(['You asked us to remind you now.'])
  })

  test('a reminder that was shown and is then moved to later that day is shown again', async () => {
    await notifyDueReminders(show, morning)
    await saveMedicineReminder({ id, name: 'Preventer', time: '20:00' }, morning)
    await notifyDueReminders(show, at('2026-11-20T19:59:00Z'))
    expect(shown).toHaveLength(1)
    await notifyDueReminders(show, at('2026-11-20T20:00:00Z'))
    expect(shown).toHaveLength(2)
  })

  test('a reminder set after its time starts tomorrow, and renaming it changes nothing', async () => {
    await saveMedicineReminder({ id, name: 'Preventer', time: '08:01' }, morning)
    expect((await findMedicineReminders()).reminders).toMatchObject([
      { time: '08:01', beginsOn: '2026-11-21' },
    ])
    await saveMedicineReminder({ id, name: 'Tablets', time: '08:01' }, yesterday)
    expect((await findMedicineReminders()).reminders).toMatchObject([
      { name: 'Tablets', beginsOn: '2026-11-21' },
    ])
  })

  test('a deleted reminder is not shown any more', async () => {
    await removeMedicineReminder(id)
    await notifyDueReminders(show, morning)
    expect(shown).toEqual([])
    expect((await findMedicineReminders()).reminders).toEqual([])
  })
})

describe('storage', () => {
  test('medicine reminders are listed in the order of the day', async () => {
    await saveMedicineReminder({ id: newId(), name: 'Early', time: '06:30' }, yesterday)
    expect((await findMedicineReminders()).reminders.map(({ time }) => time)).toEqual(['06:30', '08:00'])
  })

  test('full storage is reported, and the reminder is not saved', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(saveMedicineReminder({ id: newId(), name: 'New', time: '09:00' }, morning)).rejects.toThrow(
      NotSavedError,
    )
  })

  test('shown-notification marks are kept for the size of the inbox, and the oldest are deleted first', async () => {
    await addMarks(
      'notificationsRead',
      Array.from({ length: 500 }, (_, number) => `old:${number}`),
    )
    expect(await addMarks('notificationsRead', ['new:1', 'old:499'])).toEqual(['new:1'])
    expect(await addMarks('notificationsRead', ['old:0'])).toEqual(['old:0'])
  })
})
