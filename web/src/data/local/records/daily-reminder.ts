import { isTimeReached, isReminderDue } from '@second-wind/core/notifications/daily-reminder'
import { localDate, type CapturedAt } from '@second-wind/core/platform/moment'
import { localTime, timeOfDay } from '@second-wind/core/platform/time-of-day'
import * as z from 'zod/mini'
import { db, writeDb } from '../database/db-connection.ts'
import { findProfile } from './read-records.ts'

const key = 'reminder'

const reminder = z.object({
  time: timeOfDay,
  /** The days on which it was last shown as a notification and last dismissed in the app. */
  notifiedOn: z.optional(localDate),
  putAwayOn: z.optional(localDate),
  /** The minute of the last attempt to show it: day and time. */
  triedAt: z.optional(z.string()),
})
export type SavedReminder = z.infer<typeof reminder>

/** The daily reminder. Never sent. */
export async function findReminder(): Promise<SavedReminder | undefined> {
  return reminder.safeParse((await db.meta.get(key))?.value).data
}

/** If today's time has passed, the reminder starts tomorrow; undefined turns it off. @throws NotSavedError */
export async function saveReminder(wanted: { time: string } | undefined, at: CapturedAt): Promise<void> {
  await writeDb(() => (wanted ? put(firstOne(wanted.time, at)) : db.meta.delete(key)))
}

/** Whether the app should show the reminder: until the check-in, or until it is dismissed for the day. */
export async function shouldShowReminder(at: CapturedAt): Promise<boolean> {
  const saved = await findReminder()
  return saved !== undefined && isDue(saved, saved.putAwayOn, at)
}

export async function dismissReminder(at: CapturedAt): Promise<void> {
  await change({ notifiedOn: at.localDate, putAwayOn: at.localDate })
}

/**
 * Shows the notification if it is due. Only one tab or worker shows it in a minute; a failed attempt is repeated a
 * minute later.
 */
export async function notifyDailyReminder(show: () => Promise<unknown>, at: CapturedAt): Promise<void> {
  const saved = await findReminder()
  if (!saved || !(await isDue(saved, saved.notifiedOn, at))) return
  if (!(await reserveMinute(`${at.localDate} ${localTime(at)}`))) return
  await show()
  await change({ notifiedOn: at.localDate })
}

async function isDue({ time }: SavedReminder, shownOn: string | undefined, at: CapturedAt): Promise<boolean> {
  const today = at.localDate
  const [profile, last] = await Promise.all([findProfile(), lastCheckIn(today)])
  return isReminderDue({
    time,
    nowLocalTime: localTime(at),
    today,
    lastCheckInDay: last?.localDate,
    shownOn,
    isWanted: profile?.settings?.symptoms ?? true,
  })
}

/** Ignores entries dated in the future by a wrong clock. */
const lastCheckIn = (today: string) =>
  db.symptoms
    .orderBy('date')
    .reverse()
    .filter(({ localDate: day }) => day <= today)
    .first()

function firstOne(time: string, at: CapturedAt): SavedReminder {
  const today = at.localDate
  return isTimeReached(time, localTime(at)) ? { time, notifiedOn: today, putAwayOn: today } : { time }
}

/** Reserves the minute for one of the tabs and the worker, by reading and writing in one transaction. */
async function reserveMinute(minute: string): Promise<boolean> {
  return db.transaction('rw', db.meta, async () => {
    const saved = await findReminder()
    if (!saved || saved.triedAt === minute) return false
    await put({ ...saved, triedAt: minute })
    return true
  })
}

async function change(days: Partial<SavedReminder>): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const saved = await findReminder()
    if (saved) await put({ ...saved, ...days })
  })
}

const put = (value: SavedReminder) => db.meta.put({ key, value })
