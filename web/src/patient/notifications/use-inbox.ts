import { toInboxEntries, inboxItemsWithoutHistory } from '@second-wind/core/notifications/inbox'
import type { InboxEntry } from '@second-wind/core/notifications/inbox-item'
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { captureAt } from '../../data/local/index.ts'
import { listReadMarks, readInboxFacts } from '../../data/local/lazy.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { useHistoryItems } from './use-history-items.ts'

/**
 * All notifications, newest first, live; undefined while they are first worked out.
 *
 * @param historyAfterMs how long the long history may wait; without it nothing is said of badges and the like
 */
export function useInbox(historyAfterMs: number): readonly InboxEntry[] | 'unreadable' | undefined {
  const now = useNow()
  const pressing = useLiveQuery(() => {
    const at = captureAt(now)
    return readInboxFacts(at).then((facts) => inboxItemsWithoutHistory(facts, at), unreadable)
  }, [now])
  const read = useLiveQuery(() => listReadMarks().catch(unreadable))
  const ofHistory = useHistoryItems(historyAfterMs)
  return useMemo(() => {
    if (!pressing || !read || !ofHistory) return undefined
    if (pressing === 'unreadable' || read === 'unreadable' || ofHistory === 'unreadable') return 'unreadable'
    return toInboxEntries([...pressing, ...ofHistory], read)
  }, [pressing, read, ofHistory])
}

const unreadable = () => 'unreadable' as const
