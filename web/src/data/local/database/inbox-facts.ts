import { defaultLocation } from '@second-wind/core/air/air-quality'
import type { InboxFacts } from '@second-wind/core/notifications/inbox'
import type { CapturedAt } from '@second-wind/core/platform/moment'
import { listDeadLetters } from '../outbox/dead-letters.ts'
import { findAirReading } from '../records/air-reading.ts'
import { findReminder, shouldShowReminder } from '../records/daily-reminder.ts'
import { findMedicineReminders } from '../records/medicine-reminders.ts'
import { findOwnTopics } from '../records/notification-topics.ts'
import { listMessages, findProfile } from '../records/read-records.ts'

/** The facts behind the inbox, without the long history. */
export async function readInboxFacts(at: CapturedAt): Promise<InboxFacts> {
  const [messages, letters, medicines, reminder, isDue, person, own] = await Promise.all([
    listMessages(),
    listDeadLetters(),
    findMedicineReminders(),
    findReminder(),
    shouldShowReminder(at),
    findProfile(),
    findOwnTopics(),
  ])
  const newest = letters.at(-1)
  return {
    messages,
    attention: newest && { count: letters.length, newestAt: new Date(newest.at).toISOString() },
    medicines: medicines.reminders,
    checkInDueSince: isDue ? reminder?.time : undefined,
    air: await findAirReading(person?.location ?? defaultLocation),
    person,
    own,
  }
}
