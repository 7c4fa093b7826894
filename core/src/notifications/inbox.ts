import type { AirReading } from '../air/air-reading.ts'
import type { Message } from '../care/message.ts'
/*
 * "Unread notifications show a New badge" (second specification, section 2). Nothing here is stored: what is due,
 * earned or rejected is computed each time, and only read marks are stored. Messages from the care team and rejected
 * entries cannot be switched off. Hazards C42, C43.
 */
import { inboxWords } from '../content/notifications/inbox-words.ts'
import { messageWords } from '../content/notifications/message-words.ts'
import { offline } from '../platform/app-paths.ts'
import { epochMs, type CapturedAt } from '../platform/moment.ts'
import type { MedicineReminder } from '../records/medicine-reminder.ts'
import type { Patient } from '../records/patient.ts'
import { airNotifications } from './air-notification.ts'
import type { InboxEntry, InboxItem } from './inbox-item.ts'
import { enabledTopics, type DeviceTopics } from './notification-topics.ts'
import { readMarkOf } from './read-mark.ts'
import { checkInNotification, medicineNotifications } from './reminder-inbox-items.ts'

export type InboxFacts = {
  messages: readonly Message[]
  /** Entries that the server rejected: their number, and when the newest was rejected, ISO. */
  attention: { count: number; newestAt: string } | undefined
  medicines: readonly MedicineReminder[]
  /** The time of the daily reminder while it is due. */
  checkInDueSince: string | undefined
  air: AirReading | undefined
  person: Patient | undefined
  own: DeviceTopics
}

/** The items that do not need the history: cheap enough for every screen. */
export function inboxItemsWithoutHistory(facts: InboxFacts, now: CapturedAt): InboxItem[] {
  const topics = enabledTopics(facts.person?.settings, facts.own)
  return [
    ...facts.messages.map(messageItem),
    ...attentionItem(facts.attention),
    ...(topics.medications ? medicineNotifications(facts.medicines, now) : []),
    // `checkInDueSince` is set only if the person wants the reminder.
    ...(facts.checkInDueSince === undefined ? [] : [checkInNotification(facts.checkInDueSince, now)]),
    ...(topics.weather ? airNotifications(facts.air, facts.person, epochMs(now.occurredAt)) : []),
  ]
}

/** Newest first. A message is new until the person marks it as read. @param read the read marks */
export function toInboxEntries(items: readonly InboxItem[], read: ReadonlySet<string>): InboxEntry[] {
  return items
    .map((item) => ({
      ...item,
      isNew: item.message ? item.message.seenAt === undefined : !read.has(readMarkOf(item.id)),
    }))
    .toSorted((a, b) => epochMs(b.at) - epochMs(a.at))
}

function messageItem(message: Message): InboxItem {
  const { id, from, text, sentAt: at } = message
  return { id: `message:${id}`, type: 'message', title: messageWords.heading(from), text, at, message }
}

function attentionItem(attention: InboxFacts['attention']): InboxItem[] {
  if (!attention) return []
  const { count, newestAt } = attention
  return [
    {
      id: `attention:${newestAt}`,
      type: 'attention',
      title: inboxWords.attentionTitle(count),
      text: inboxWords.attention(count),
      at: newestAt,
      link: { to: offline, label: inboxWords.attentionLink },
    },
  ]
}
