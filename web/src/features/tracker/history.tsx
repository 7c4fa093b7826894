import { useLiveQuery } from 'dexie-react-hooks'
import { listSymptoms } from '../../local/index.ts'
import { EntryCard } from './entry-card.tsx'
import { NoHistory } from './no-history.tsx'
import { TrendGrid } from './trend-grid.tsx'
import { useEntryStates } from './use-entry-states.ts'
import styles from './history.module.css'

const newestCount = 14

/** The tab "History": read from the phone alone, so it is the same with and without signal. */
export function History({ onLog }: { onLog: () => void }) {
  const entries = useLiveQuery(() => listSymptoms(newestCount).catch(() => 'unreadable' as const))
  const states = useEntryStates(Array.isArray(entries) ? entries : [])

  if (entries === undefined) return <p>Loading symptom history...</p>
  if (entries === 'unreadable') {
    return (
      <p role="alert">
        Your history could not be read. Nothing was deleted. Close the app and open it again.
      </p>
    )
  }
  if (entries.length === 0) return <NoHistory onLog={onLog} />
  return (
    <div className={styles.history}>
      <TrendGrid entries={entries} />
      <section className={styles.list}>
        <h2>Your check-ins</h2>
        <ol className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} state={states.get(entry.id)} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
