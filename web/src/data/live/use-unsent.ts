import type { CurrentFinding } from '@second-wind/core/findings/current-findings'
import { useRecordStates } from './use-record-states.ts'

/** Ids of those records that this phone still has to send. Live; empty until read. */
export function useUnsent(sources: readonly CurrentFinding['source'][]): ReadonlySet<string> {
  const entries = useRecordStates(
    'symptoms',
    sources.filter(({ kind }) => kind === 'symptoms'),
  )
  const checks = useRecordStates(
    'triage',
    sources.filter(({ kind }) => kind === 'triage'),
  )
  const unsent = [...entries, ...checks].filter(([, { state }]) => state !== 'sent')
  return new Set(unsent.map(([id]) => id))
}
