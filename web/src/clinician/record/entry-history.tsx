import { recordWords } from './record-words.ts'
import type { RecordEntry as Entry } from '@second-wind/core/care/contract/patient-record'
import { RecordEntry } from './record-entry.tsx'
import { ShowMore } from './show-more.tsx'

/** @param entries newest first */
export function EntryHistory({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p>{recordWords.noEntries}</p>
  return (
    <ShowMore items={entries} atATime={5} name="check-ins" keyOf={({ id }) => id}>
      {(entry) => <RecordEntry entry={entry} />}
    </ShowMore>
  )
}
