import type { InboxEntry } from '@second-wind/core/notifications/inbox-item'
import { useState } from 'react'
import { captureNow } from '../../local/index.ts'
import { addMarks, markMessagesSeen } from '../../local/inner-door.ts'

/** Messages are told to the care team as read, all else is remembered on this phone. */
export function useMarkRead() {
  const [hasFailed, setHasFailed] = useState(false)
  const markRead = (entries: readonly InboxEntry[]) =>
    save(entries).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    )
  return { hasFailed, markRead }
}

async function save(entries: readonly InboxEntry[]): Promise<void> {
  await markMessagesSeen(
    entries.flatMap(({ message }) => message?.id ?? []),
    captureNow(),
  )
  await addMarks(
    'notificationsRead',
    entries.filter(({ message }) => !message).map(({ id }) => id),
  )
}
