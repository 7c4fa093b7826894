import { defaultLocation } from '@second-wind/core/contract/air-quality'
import type { CapturedAt } from '@second-wind/core/model/moment'
import type { InboxFacts } from '@second-wind/core/notifications/inbox'
import { findAirReading } from './air-reading.ts'
import { listDeadLetters } from './dead-letters.ts'
import { findMedicineReminders } from './medicine-reminders.ts'
import { listMessages } from './messages.ts'
import { findOwnTopics } from './notification-topics.ts'
import { findProfile } from './profile.ts'
import { findReminder, isReminderOnScreen } from './reminder.ts'

/** What this phone knows that may be news, without the long history. */
export async function readInboxFacts(at: CapturedAt): Promise<InboxFacts> {
  const [messages, letters, medicines, reminder, isDue, person, own] = await Promise.all([
    listMessages(),
    listDeadLetters(),
    findMedicineReminders(),
    findReminder(),
    isReminderOnScreen(at),
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
