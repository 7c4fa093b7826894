import type { InboxEntry } from '@second-wind/core/notifications/inbox-item'
import { useState } from 'react'
import { captureNow } from '../../data/local/index.ts'
import { markMessagesSeen, markNotificationsRead } from '../../data/local/lazy.ts'
import { requestFlush } from '../../data/pwa/request-flush.ts'

/** Messages are told to the care team as read, all else to the person's other phones. */
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
  const now = captureNow()
  await markMessagesSeen(
    entries.flatMap(({ message }) => message?.id ?? []),
    now,
  )
  await markNotificationsRead(
    entries.filter(({ message }) => !message).map(({ id }) => id),
    now,
  )
  // Nothing counts these as unsent, so nothing else would send them soon. They wait their turn.
  requestFlush({ hurry: false }).catch(() => {})
}
