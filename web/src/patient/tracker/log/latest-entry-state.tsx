import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { useRecordStates } from '../../../data/live/use-record-states.ts'
import { formatLocalDate } from '../../../ui/format/format-local-date.ts'
import { clockTime } from '../../../ui/format/uk-time.ts'
import { EntryStateLine } from '../history/entry-state-line.tsx'
import styles from './latest-entry-state.module.css'

type Props = { entry: SymptomEntry; isOfToday: boolean }

/** The sync state of the entry just logged. Stays after the toast has disappeared. */
export function LatestEntryState({ entry, isOfToday }: Props) {
  const state = useRecordStates('symptoms', [entry]).get(entry.id)
  const when = isOfToday
    ? `at ${clockTime(Date.parse(entry.date), entry.tzOffsetMin)}`
    : `for ${formatLocalDate(entry.localDate)}`
  return (
    <p role="status" className={styles.logged}>
      <strong>Logged {when}.</strong>
      <EntryStateLine state={state} />
    </p>
  )
}
