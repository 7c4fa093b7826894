import { inboxWords } from '../content/notifications/inbox-words.ts'
import type { Reminder } from '../content/notifications/reminder-schema.ts'
import { dailyReminder, taskReminder, weekReminder } from '../content/notifications/reminders.ts'
import { home } from '../platform/app-paths.ts'
import { addDays, type CapturedAt, daysBetween, epochMs, hourMs, instantAt } from '../platform/moment.ts'
import { localTime } from '../platform/time-of-day.ts'
import type { MedicineReminder } from '../records/medicine-reminder.ts'
import { isTimeReached } from './daily-reminder.ts'
import type { InboxItem } from './inbox-item.ts'

/** The daily reminder, from its time until the check-in. @param time the time of the reminder */
export function checkInNotification(time: string, { localDate, tzOffsetMin }: CapturedAt): InboxItem {
  return {
    ...itemFromReminder(dailyReminder, 'symptoms', localDate),
    at: instantAt(localDate, time, tzOffsetMin),
    link: { to: dailyReminder.opens, label: inboxWords.checkInLink },
  }
}

/** After this delay no notification appears, so that it prompts no one to take a dose hours late. Our own choice. */
const medicineMaxDelayMs = 2 * hourMs

export const isTooLateForMedicine = (item: InboxItem, now: CapturedAt): boolean =>
  epochMs(now.occurredAt) - epochMs(item.at) > medicineMaxDelayMs

/** Today's medicines that are due, and those of late last night within the maximum delay. */
export function medicineNotifications(medicines: readonly MedicineReminder[], now: CapturedAt): InboxItem[] {
  const today = now.localDate
  const yesterday = addDays(today, -1)
  return medicines.flatMap((medicine) => [
    ...medicineNotificationOn(medicine, yesterday, now).filter((item) => !isTooLateForMedicine(item, now)),
    ...(isTimeReached(medicine.time, localTime(now)) ? medicineNotificationOn(medicine, today, now) : []),
  ])
}

/** The id contains the time, so a reminder moved to another time of the same day is a new notification. */
function medicineNotificationOn(
  { id, name, time, beginsOn }: MedicineReminder,
  day: string,
  { tzOffsetMin }: CapturedAt,
): InboxItem[] {
  if (beginsOn > day) return []
  return [
    {
      id: `medication:${id}:${day}:${time}`,
      type: 'medication',
      title: inboxWords.medicineTitle,
      text: inboxWords.medicine(name, time),
      medicine: { name, time },
      at: instantAt(day, time, tzOffsetMin),
      link: { to: home, label: inboxWords.medicineLink },
    },
  ]
}

/** Late enough to know how the day went, early enough to do something. Our own choice. */
const activityTime = '15:00'

/** A notification on a day with no task done yet. */
export function activityNotifications(hasDoneSomething: boolean, now: CapturedAt): InboxItem[] {
  if (hasDoneSomething || !isTimeReached(activityTime, localTime(now))) return []
  return [
    {
      ...itemFromReminder(taskReminder, 'activity', now.localDate),
      at: instantAt(now.localDate, activityTime, now.tzOffsetMin),
      link: { to: taskReminder.opens, label: inboxWords.activityLink },
    },
  ]
}

const weekTime = '09:00'

/** From Monday at nine, all week: the summary of the previous week, if it has a check-in. */
export function weeklyNotifications(checkInDays: readonly string[], now: CapturedAt): InboxItem[] {
  const monday = mondayOf(now.localDate)
  const isTooEarly = now.localDate === monday && !isTimeReached(weekTime, localTime(now))
  const hasCheckIn = checkInDays.some((day) => day >= addDays(monday, -7) && day < monday)
  if (isTooEarly || !hasCheckIn) return []
  return [
    {
      ...itemFromReminder(weekReminder, 'progress', monday),
      at: instantAt(monday, weekTime, now.tzOffsetMin),
      link: { to: weekReminder.opens, label: inboxWords.progressLink },
    },
  ]
}

/** The first Monday of this century; any Monday would do. */
const aMonday = '2001-01-01'
const mondayOf = (day: string) => addDays(day, -(daysBetween(aMonday, day) % 7))

function itemFromReminder(
  { title, body }: Reminder,
  type: InboxItem['type'],
  day: string,
): Pick<InboxItem, 'id' | 'type' | 'title' | 'text'> {
  return { id: `${type}:${day}`, type, title, text: body }
}
