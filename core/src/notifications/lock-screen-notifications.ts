import { inboxWords } from '../content/notifications/inbox-words.ts'
import type { Reminder } from '../content/notifications/reminder-schema.ts'
import {
  airReminder,
  dailyReminder,
  medicineTime,
  messageReminder,
  reminders,
} from '../content/notifications/reminders.ts'
import { type AppPath, notifications } from '../platform/app-paths.ts'
import type { CapturedAt } from '../platform/moment.ts'
import type { InboxItem } from './inbox-item.ts'
import { inboxItemsWithoutHistory, type InboxFacts } from './inbox.ts'
import { isSettingOn } from './profile-settings.ts'
import { isTooLateForMedicine } from './reminder-inbox-items.ts'

/** A notification as anyone sees it on the locked phone. `id` is the id of the inbox item. */
export type LockScreenNotification = { id: string; title: string; body: string; tag: string }

/**
 * The notifications to show now, besides the daily reminder. They reveal nothing about a person's health, except the
 * name of a medicine if the person allows it.
 */
export function lockScreenNotifications(
  facts: InboxFacts,
  isNameShown: boolean,
  now: CapturedAt,
): LockScreenNotification[] {
  return inboxItemsWithoutHistory(facts, now).flatMap((item) => {
    switch (item.type) {
      case 'message':
        return item.message?.seenAt === undefined ? [lockScreenNotification(messageReminder, item)] : []
      case 'medication': {
        if (isTooLateForMedicine(item, now)) return []
        const named = { title: inboxWords.medicineTitle, body: item.text }
        return [{ ...lockScreenNotification(medicineTime, item), ...(isNameShown && named) }]
      }
      case 'weather':
        return isSettingOn(facts.person?.settings, 'air-quality') && !item.isSample
          ? [lockScreenNotification(airReminder, item)]
          : []
      case 'attention':
      case 'symptoms':
      case 'activity':
      case 'badge':
      case 'challenge':
      case 'streak':
      case 'progress':
        return []
    }
  })
}

export const dailyNotification = {
  title: dailyReminder.title,
  body: dailyReminder.body,
  tag: dailyReminder.id,
}

/** The path that a tap on a notification opens. */
export const pathForNotificationTag = (tag: string): AppPath =>
  reminders.find(({ id }) => tag.split(separator)[0] === id)?.opens ?? notifications

const separator = ' '

function lockScreenNotification({ id, title, body }: Reminder, item: InboxItem): LockScreenNotification {
  return { id: item.id, title, body, tag: [id, item.id].join(separator) }
}
