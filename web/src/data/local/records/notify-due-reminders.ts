import {
  dailyNotification,
  lockScreenNotifications,
} from '@second-wind/core/notifications/lock-screen-notifications'
import { readMarkOf } from '@second-wind/core/notifications/read-mark'
import type { CapturedAt } from '@second-wind/core/platform/moment'
import { localTime } from '@second-wind/core/platform/time-of-day'
import { readInboxFacts } from '../database/inbox-facts.ts'
import { addMarks, listMarks } from '../database/notification-marks.ts'
import { notifyDailyReminder } from './daily-reminder.ts'
import { findMedicineReminders } from './medicine-reminders.ts'
import { listReadMarks } from './read-marks.ts'

type ShownNotification = { title: string; body: string; tag: string }

/**
 * Shows each due notification once. Only one of the tabs and the worker tries in each minute. A notification counts as
 * shown only afterwards, so an attempt that is refused or interrupted is repeated.
 */
export async function notifyDueReminders(
  show: (note: ShownNotification) => Promise<unknown>,
  at: CapturedAt,
): Promise<void> {
  await notifyDailyReminder(() => show(dailyNotification), at)
  const [facts, { isNameShown }, read, shown] = await Promise.all([
    readInboxFacts(at),
    findMedicineReminders(),
    listReadMarks(),
    listMarks('notificationsShown'),
  ])
  for (const { id, ...note } of lockScreenNotifications(facts, isNameShown, at)) {
    if (read.has(readMarkOf(id)) || shown.has(id)) continue
    const [isOurs] = await addMarks('notificationsTried', [`${id} ${localTime(at)}`])
    if (isOurs === undefined) continue
    await show(note)
    await addMarks('notificationsShown', [id])
  }
}
