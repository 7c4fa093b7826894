import { historyInboxItems } from '@second-wind/core/notifications/history-inbox-items'
import { inboxItemsWithoutHistory, toInboxEntries } from '@second-wind/core/notifications/inbox'
import type { InboxEntry, InboxItem } from '@second-wind/core/notifications/inbox-item'
import { hourMs } from '@second-wind/core/platform/moment'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useMemo, useState } from 'react'
import { captureAt, captureNow } from '../../data/local/index.ts'
import {
  historyFingerprint,
  listReadMarks,
  readInboxFacts,
  readLoggedHistory,
} from '../../data/local/lazy.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

/**
 * All notifications, newest first, as a live query; undefined until first computed.
 *
 * @param historyAfterMs delay before the long history is read
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

/** Items from the whole history. Read again after each new record and once an hour, each time after the delay. */
function useHistoryItems(afterMs: number): readonly InboxItem[] | 'unreadable' | undefined {
  const [items, setItems] = useState<readonly InboxItem[] | 'unreadable'>()
  const mark = useLiveQuery(() => historyFingerprint().catch(() => 'unreadable'))
  const hour = Math.floor(useNow() / hourMs)
  useEffect(() => {
    if (mark === undefined) return
    let isOver = false
    const keep = (found: readonly InboxItem[] | 'unreadable') => {
      if (!isOver) setItems(found)
    }
    const timer = setTimeout(() => {
      readLoggedHistory()
        .then((history) => historyInboxItems(history, captureNow()))
        .then(keep, () => keep('unreadable'))
    }, afterMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [mark, hour, afterMs])
  return items
}
