import type { EntityKind } from '@second-wind/core/sync/mutation'
import { entryState, type EntryState } from '@second-wind/core/sync/sync-status'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { onInFlightChange, readSyncFacts, readEntityTraces } from '../local/index.ts'

/** `receivedAt`: the server's time, if the record came from the server. */
type StoredRecord = { id: string; receivedAt?: string | undefined }

/**
 * The sync state of each record, as a live query. A record without any trace is not in the map; that never means
 * "sent".
 */
export function useRecordStates(kind: EntityKind, records: readonly StoredRecord[]): Map<string, EntryState> {
  const inFlight = useInFlightMutations()
  const ids = records.map((record) => record.id)
  const read = useLiveQuery(async () => {
    const [traces, { channel }] = await Promise.all([readEntityTraces(kind, ids), readSyncFacts()])
    return { traces, reach: channel.reach }
  }, [kind, ids.join()])

  const states = new Map<string, EntryState>()
  for (const { id, receivedAt } of records) {
    const trace = read?.traces.get(id)
    if (!read || !trace) continue
    const state = entryState({
      ...trace,
      reach: read.reach,
      inFlight: trace.mutationIds.some((mutationId) => inFlight.has(mutationId)),
      receivedAt: trace.receivedAt ?? receivedAt,
    })
    if (state) states.set(id, state)
  }
  return states
}

/** Ids of the changes that any tab or the worker is sending now. */
function useInFlightMutations(): ReadonlySet<string> {
  const [inFlight, setInFlight] = useState<ReadonlySet<string>>(() => new Set())
  useEffect(() => onInFlightChange(setInFlight), [])
  return inFlight
}
