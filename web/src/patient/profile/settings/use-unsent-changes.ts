import { useLiveQuery } from 'dexie-react-hooks'
import { readSyncFacts } from '../../../data/local/index.ts'

/** `which` changes whenever something is logged, sent or refused. */
export type Unsent = { count: number; which: string }

/** What the server does not have, refused entries included; undefined while it is first read. */
export const useUnsent = (): Unsent | undefined => useLiveQuery(readUnsent)

export async function readUnsent(): Promise<Unsent> {
  const { pending, attention, oldestPendingAt } = await readSyncFacts()
  return { count: pending + attention, which: `${pending} ${attention} ${oldestPendingAt}` }
}
