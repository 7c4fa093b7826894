import { Button } from '@mantine/core'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { LogWarningId } from '@second-wind/core/recovery/log-warnings'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { listSymptoms } from '../../../data/local/index.ts'
import { TrendGrid } from '../../../ui/charts/trend-grid.tsx'
import { Companion } from '../../../ui/companion/companion.tsx'
import { InlineWarnings } from '../insight/inline-warnings.tsx'
import { useCompanion } from '../insight/use-companion.ts'
import { cardsAtATime, CheckIns } from './check-ins.tsx'
import { EditEntry } from './edit-entry.tsx'
import { focusEntry } from './focus-entry.ts'
import { HistoryCharts } from './history-charts.tsx'
import styles from './history-tab.module.css'
import noHistoryStyles from './no-history.module.css'

const entriesForTrends = 14

type Props = {
  /** The entry that is being mended, from the address. */
  editing: string | null
  onEdit: (id: string | null) => void
  onLog: () => void
  /** The last entry has gone, and with it the place of the focus. */
  onEmptied: () => void
}

/** The tab "History": read from the phone alone, so it is the same with and without signal. */
export function HistoryTab({ editing, onEdit, onLog, onEmptied }: Props) {
  const entries = useSymptomEntries()
  const [warnings, setWarnings] = useState<LogWarningId[]>([])
  const [count, setCount] = useState(cardsAtATime)
  useFocusBack(editing, warnings.length > 0)

  if (entries === undefined) return <p>Loading symptom history...</p>
  if (entries === 'unreadable') {
    return (
      <p role="alert">
        Your history could not be read. Nothing was deleted. Close the app and open it again.
      </p>
    )
  }
  const edited = entries.find((entry) => entry.id === editing)
  if (edited) {
    return (
      <EditEntry
        key={edited.id}
        entry={edited}
        onSaved={(found) => {
          setWarnings(found)
          onEdit(null)
        }}
        onCancel={() => onEdit(null)}
      />
    )
  }
  if (entries.length === 0) return <NoHistory onLog={onLog} />
  return (
    <div className={styles.history}>
      {warnings.length > 0 && <InlineWarnings warnings={warnings} />}
      <TrendGrid title="Recent Trends" entries={entries.slice(0, entriesForTrends)} />
      <HistoryCharts entries={entries} />
      <CheckIns
        entries={entries}
        count={count}
        onCount={setCount}
        onEdit={(id) => {
          setWarnings([])
          onEdit(id)
        }}
        onEmptied={onEmptied}
      />
    </div>
  )
}

/** Whoever leaves an entry's form, by any way, is back at that entry; a warning about it comes first. */
function useFocusBack(editing: string | null, isWarned: boolean): void {
  const edited = useRef<string | null>(null)
  const focusBack = useEffectEvent((left: string) => {
    if (!isWarned) focusEntry(left)
  })
  useEffect(() => {
    const left = edited.current
    edited.current = editing
    if (left !== null && editing === null) focusBack(left)
  }, [editing])
}

/** All entries on this phone, newest first, followed live; undefined while they are being read. */
const useSymptomEntries = (): SymptomEntry[] | 'unreadable' | undefined =>
  useLiveQuery(() => listSymptoms().catch(() => 'unreadable' as const))

function NoHistory({ onLog }: { onLog: () => void }) {
  const who = useCompanion()
  return (
    <div className={noHistoryStyles.empty}>
      <Companion who={who} expression="hello" />
      <h2>No symptom history yet.</h2>
      <p>Start logging your symptoms to track your recovery progress.</p>
      <Button color="green" onClick={onLog}>
        Log your first symptoms
      </Button>
    </div>
  )
}
