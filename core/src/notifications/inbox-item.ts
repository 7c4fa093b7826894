import type { Message } from '../care/message.ts'

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
  /** The same news has the same id whenever it is worked out: by it the phone remembers that it was read. */
  id: string
  type: InboxType
  title: string
  text: string
  /** When it became news, ISO. */
  at: string
  /** Where to go with it. */
  way?: { to: string; label: string }
  /** Made from sample data: it carries the tag "Sample". */
  isSample?: boolean
  /** Of a message: itself. */
  message?: Message
}

export type InboxEntry = InboxItem & { isNew: boolean }
