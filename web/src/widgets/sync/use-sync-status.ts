import { type SyncFacts, syncStatus, type SyncStatus } from '@second-wind/core/sync/sync-status'
import { useLiveQuery } from 'dexie-react-hooks'
import { readSyncFacts } from '../../data/local/index.ts'
import { useBrowserOffline } from '../../data/pwa/use-browser-offline.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { type SyncWords, syncWords } from './sync-words.ts'

export type SyncView = { status: SyncStatus; words: SyncWords; facts: SyncFacts }

/** After three days without anything that the person could do about it: the card about that says all (HZ-10). */
export const isOnlyOverdue = ({ id, tone }: SyncStatus): boolean =>
  tone === 'red' && (id === 'offline' || id === 'unreachable' || id === 'waiting')

/** The sync status, as a live query; undefined until first read, and when it cannot be read. */
export function useSyncStatus(): SyncView | undefined {
  const read = useLiveQuery(() => readSyncFacts().catch(() => undefined))
  const saysOffline = useBrowserOffline()
  const now = useNow()
  if (!read) return undefined
  const facts: SyncFacts = { ...read, saysOffline }
  const status = syncStatus(facts, now)
  return { status, words: syncWords(status, facts, now), facts }
}
