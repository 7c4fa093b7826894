import type { SymptomEntry } from '@second-wind/core/model/symptom-entry'
import { clockTime } from '../../ui/uk-time.ts'
import { EntryStateLine } from './entry-state-line.tsx'
import { useEntryStates } from './use-entry-states.ts'
import styles from './last-logged.module.css'

/** What became of the entry just made: the truth beside the toast, and after it. */
export function LastLogged({ entry }: { entry: SymptomEntry }) {
  const state = useEntryStates([entry]).get(entry.id)
  return (
    <p role="status" className={styles.logged}>
      <strong>Logged at {clockTime(Date.parse(entry.date), entry.tzOffsetMin)}.</strong>
      <EntryStateLine state={state} />
    </p>
  )
}
