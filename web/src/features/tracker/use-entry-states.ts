import { useLiveQuery } from 'dexie-react-hooks'
import type { SymptomEntry } from '@second-wind/core/model/symptom-entry'
import { entryState, type EntryState } from '@second-wind/core/sync/status'
import { readSyncFacts, traceEntities } from '../../local/index.ts'
import { useSending } from './use-sending.ts'

/** Where each entry stands, followed live. An entry that nothing is known of is not in the map. */
export function useEntryStates(entries: readonly SymptomEntry[]): Map<string, EntryState> {
  const inFlight = useSending()
  const ids = entries.map((entry) => entry.id)
  const read = useLiveQuery(async () => {
    const [traces, { channel }] = await Promise.all([traceEntities('symptoms', ids), readSyncFacts()])
    return { traces, reach: channel.reach }
  }, [ids.join()])

  const states = new Map<string, EntryState>()
  for (const { id, receivedAt } of entries) {
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
