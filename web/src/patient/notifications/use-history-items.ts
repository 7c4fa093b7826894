import { historyInboxItems } from '@second-wind/core/notifications/history-inbox-items'
import type { InboxItem } from '@second-wind/core/notifications/inbox-item'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { captureNow } from '../../data/local/index.ts'
import { historyFingerprint, readLoggedHistory } from '../../data/local/lazy.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

const hourMs = 60 * 60_000

/** What the whole history tells. It is read again when something was logged, and once an hour, each time after a pause. */
export function useHistoryItems(afterMs: number): readonly InboxItem[] | 'unreadable' | undefined {
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
