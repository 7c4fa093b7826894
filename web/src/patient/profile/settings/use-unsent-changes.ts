import { useLiveQuery } from 'dexie-react-hooks'
import { readSyncFacts } from '../../../data/local/index.ts'

/** `which` changes whenever an entry is logged, sent or refused. */
export type UnsentChanges = { count: number; which: string }

/** What the server does not have, including refused entries; undefined until first read. */
export const useUnsentChanges = (): UnsentChanges | undefined => useLiveQuery(readUnsentChanges)

export async function readUnsentChanges(): Promise<UnsentChanges> {
  const { pending, attention, oldestPendingAt } = await readSyncFacts()
  return { count: pending + attention, which: `${pending} ${attention} ${oldestPendingAt}` }
}
