import { inboxWords } from '../content/notifications/inbox-words.ts'
import type { Reminder } from '../content/notifications/reminder-schema.ts'
import {
  airChanged,
  dailyReminder,
  medicineTime,
  messageArrived,
  reminders,
} from '../content/notifications/reminders.ts'
import { epochMs, type CapturedAt } from '../platform/moment.ts'
import { medicineMaxDelayMs } from './due-notifications.ts'
import type { InboxItem } from './inbox-item.ts'
import { inboxItemsWithoutHistory, type InboxFacts } from './inbox.ts'
import { isSettingOn } from './profile-settings.ts'

/** A notification as the phone shows it to whoever looks. `id`: of the item that it tells of. */
export type LockScreenNotification = { id: string; title: string; body: string; tag: string }

/**
 * What may come as a notification now, beside the daily reminder. It names nothing of a person's health, unless the
 * person wants to read the name of the medicine there.
 */
export function lockScreenNotifications(
  facts: InboxFacts,
  isNameShown: boolean,
  now: CapturedAt,
): LockScreenNotification[] {
  return inboxItemsWithoutHistory(facts, now).flatMap((item) => {
    switch (item.type) {
      case 'message':
        return item.message?.seenAt === undefined ? [lockScreenNotification(messageArrived, item)] : []
      case 'medication': {
        const lateMs = epochMs(now.occurredAt) - epochMs(item.at)
        if (lateMs > medicineMaxDelayMs) return []
        const named = { title: inboxWords.medicineTitle, body: item.text }
        return [{ ...lockScreenNotification(medicineTime, item), ...(isNameShown && named) }]
      }
      case 'weather':
        return isSettingOn(facts.person?.settings, 'air-quality') && !item.isSample
          ? [lockScreenNotification(airChanged, item)]
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

/** Where a tap on a notification leads. */
export const pathForNotificationTag = (tag: string): string =>
  reminders.find(({ id }) => tag.split(separator)[0] === id)?.opens ?? '/notifications'

const separator = ' '

function lockScreenNotification({ id, title, body }: Reminder, item: InboxItem): LockScreenNotification {
  return { id: item.id, title, body, tag: [id, item.id].join(separator) }
}
