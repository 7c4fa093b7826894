import type { PatientId } from '@second-wind/core/platform/ids'
import { useLiveQuery } from 'dexie-react-hooks'
import { readAccountId } from '../local/lazy.ts'

/** The account that this phone belongs to; undefined while it is read. */
export function useAccount(): { id: PatientId | undefined } | undefined {
  return useLiveQuery(async () => ({ id: await readAccountId() }))
}
