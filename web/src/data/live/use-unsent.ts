import { useRecordStates } from './use-record-states.ts'

export type UnsentSource = { kind: 'symptoms' | 'triage' | 'messages'; id: string }

/** Ids of those records that this phone still has to send. Live; empty until read. */
export function useUnsent(sources: readonly UnsentSource[]): ReadonlySet<string> {
  const entries = useRecordStates(
    'symptoms',
    sources.filter(({ kind }) => kind === 'symptoms'),
  )
  const checks = useRecordStates(
    'triage',
    sources.filter(({ kind }) => kind === 'triage'),
  )
  const answers = useRecordStates(
    'messages',
    sources.filter(({ kind }) => kind === 'messages'),
  )
  const unsent = [...entries, ...checks, ...answers].filter(([, { state }]) => state !== 'sent')
  return new Set(unsent.map(([id]) => id))
}
