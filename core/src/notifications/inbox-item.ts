import type { Message } from '../care/message.ts'
import type { AppPath } from '../platform/app-paths.ts'
import type { MedicineReminder } from '../records/medicine-reminder.ts'

export type InboxType =
  | 'message'
  | 'attention'
  | 'medication'
  | 'symptoms'
  | 'weather'
  | 'activity'
  | 'badge'
  | 'challenge'
  | 'streak'
  | 'progress'

/** One line of Recent. */
export type InboxItem = {
  /** Stable: computing the same item again gives the same id, by which the phone stores that it was read. */
  id: string
  type: InboxType
  title: string
  text: string
  /** Time of the item, ISO. */
  at: string
  /** The link of the item. */
  link?: { to: AppPath; label: string }
  /** True for sample data; shown with the tag "Sample". */
  isSample?: boolean
  /** The medicine, if the item is its reminder. */
  medicine?: Pick<MedicineReminder, 'name' | 'time'>
  /** The message, if the item is one. */
  message?: Message
}

export type InboxEntry = InboxItem & { isNew: boolean }
