import { recordWords } from '@second-wind/core/content/clinician/record-words'
import type { RecordEntry as Entry } from '@second-wind/core/contract/patient-record'
import { RecordEntry } from './record-entry.tsx'
import { ShowMore } from './show-more.tsx'

type Props = {
  /** Newest first. */
  entries: readonly Entry[]
  now: number
}

export function RecordEntries({ entries, now }: Props) {
  if (entries.length === 0) return <p>{recordWords.noEntries}</p>
  return (
    <ShowMore items={entries} atATime={5} name="check-ins" keyOf={({ id }) => id}>
      {(entry) => <RecordEntry entry={entry} now={now} />}
    </ShowMore>
  )
}
