import { localDate, type CapturedAt } from '@second-wind/core/platform/moment'
import { localTime, timeOfDay } from '@second-wind/core/platform/time-of-day'
import { hasPassed, isReminderDue } from '@second-wind/core/recovery/daily-reminder'
import * as z from 'zod/mini'
import { db, withDb } from '../database/db-connection.ts'
import { NotSaved } from '../outbox/not-saved.ts'
import { findProfile } from './profile.ts'

const key = 'reminder'

const reminder = z.object({
  time: timeOfDay,
  /** The days on which it last came as a notification, and was last put away in the app. */
  notifiedOn: z.optional(localDate),
  putAwayOn: z.optional(localDate),
  /** The minute in which it was last about to come: its day and time. */
  triedAt: z.optional(z.string()),
})
export type SavedReminder = z.infer<typeof reminder>

/** The daily reminder of this phone, which stays on it. */
export async function findReminder(): Promise<SavedReminder | undefined> {
  return reminder.safeParse((await db.meta.get(key))?.value).data
}

/** One whose time has passed today begins tomorrow; none turns it off. @throws NotSaved */
export async function saveReminder(wanted: { time: string } | undefined, at: CapturedAt): Promise<void> {
  try {
    await withDb<unknown>(() => (wanted ? put(firstOne(wanted.time, at)) : db.meta.delete(key)))
  } catch (error) {
    throw new NotSaved(error)
  }
}

/** Whether the app should say so by itself: until the check-in, or until it is put away for the day. */
export async function shouldShowReminder(at: CapturedAt): Promise<boolean> {
  const saved = await findReminder()
  return saved !== undefined && isDue(saved, saved.putAwayOn, at)
}

export async function dismissReminder(at: CapturedAt): Promise<void> {
  await change({ notifiedOn: at.localDate, putAwayOn: at.localDate })
}

/** Shows the notification if it is due: once, whoever looks in that minute; a minute later again if it did not come. */
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

/** What a wrong clock dated tomorrow does not hide the check-in of today. */
const lastCheckIn = (today: string) =>
  db.symptoms
    .orderBy('date')
    .reverse()
    .filter(({ localDate: day }) => day <= today)
    .first()

function firstOne(time: string, at: CapturedAt): SavedReminder {
  const today = at.localDate
  return hasPassed(time, localTime(at)) ? { time, notifiedOn: today, putAwayOn: today } : { time }
}

/** Of all tabs and the worker one gets the minute: reading and writing is one transaction. */
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
