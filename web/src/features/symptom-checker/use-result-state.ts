import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { entryState, type EntryState } from '@second-wind/core/sync/status'
import { onSending, readSyncFacts, traceEntities } from '../../local/index.ts'

/** Where a stored result stands, followed live. Undefined when nothing is known of it, which is never "sent". */
export function useResultState(id: string, receivedAt: string | undefined): EntryState | undefined {
  const [inFlight, setInFlight] = useState<ReadonlySet<string>>(() => new Set())
  useEffect(() => onSending(setInFlight), [])
  const read = useLiveQuery(async () => {
    const [traces, { channel }] = await Promise.all([traceEntities('triage', [id]), readSyncFacts()])
    return { trace: traces.get(id), reach: channel.reach }
  }, [id])

  if (!read?.trace) return undefined
  return entryState({
    ...read.trace,
    reach: read.reach,
    inFlight: read.trace.mutationIds.some((mutationId) => inFlight.has(mutationId)),
    receivedAt: read.trace.receivedAt ?? receivedAt,
  })
}
