import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Button, Stack, VisuallyHidden } from '@mantine/core'
import { worstLevel } from '@second-wind/core/findings/finding'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCurrentFindings } from '../../../data/live/use-current-findings.ts'
import { listSymptoms } from '../../../data/local/index.ts'
import { Companion } from '../../../ui/companion/companion.tsx'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { FollowUpCard } from '../../../widgets/follow-up-card.tsx'
import { OwnTrends } from '../../../widgets/own-trends.tsx'
import { RecoveryMeaning } from '../../../widgets/recovery-meaning.tsx'
import { UnsavedEditNotice } from '../../../widgets/unfinished/unsaved-changes.tsx'
import type { EntryWithFindings } from '../insight/findings-card.tsx'
import { InlineFindings } from '../insight/inline-findings.tsx'
import { useCompanion } from '../insight/use-companion.ts'
import { cardsAtATime, CheckIns } from './check-ins.tsx'
import { EditEntry } from './edit-entry.tsx'
import { focusEntry } from './focus-entry.ts'
import { HistoryCharts } from './history-charts.tsx'
import noHistoryStyles from './no-history.module.css'

type Props = {
  /** The entry being edited, from the address. */
  editing: string | null
  onEdit: (id: string | null) => void
  onLog: () => void
  /** The last entry was deleted, and its heading with it. */
  onEmptied: () => void
}

/** The tab "History": reads only from the phone, so it is the same online and offline. */
export function HistoryTab({ editing, onEdit, onLog, onEmptied }: Props) {
  const entries = useSymptomEntries()
  const [changed, setChanged] = useState<Changed>()
  const [isSlip, setIsSlip] = useState(false)
  const [count, setCount] = useState(cardsAtATime)
  useFocusBack(editing, changed !== undefined)

  if (entries === undefined) return <p>Loading symptom history...</p>
  if (entries === 'unreadable') {
    return (
      <p role="alert">
        We could not open your history. Nothing was deleted. Close the app and open it again.
      </p>
    )
  }
  const edited = entries.find((entry) => entry.id === editing)
  if (edited) {
    return (
      <EditEntry
        key={edited.id}
        entry={edited}
        onSaved={(report, findings, wasSlip) => {
          setIsSlip(wasSlip)
          setChanged(findings.length > 0 ? { id: edited.id, report, findings } : undefined)
          onEdit(null)
        }}
        onCancel={() => onEdit(null)}
      />
    )
  }
  const isDeleted = editing !== null
  if (entries.length === 0) return <EmptyHistory {...{ isDeleted, onLog }} />
  return (
    <Stack gap="lg">
      {/* The cards below have headings of level 3. */}
      <VisuallyHidden component="h2">Your history</VisuallyHidden>
      <ChangedAndEarlier changed={changed} />
      <UnsavedEditNotice />
      {isDeleted && <p role="status">{entryDeleted}</p>}
      {isSlip && <p role="status">{slipCorrected}</p>}
      <OwnTrends title="Recent Trends" entries={entries} />
      <HistoryCharts entries={entries} />
      <CheckIns
        entries={entries}
        count={count}
        onCount={setCount}
        onEdit={(id) => {
          setChanged(undefined)
          setIsSlip(false)
          onEdit(id)
        }}
        onEmptied={onEmptied}
      />
    </Stack>
  )
}

/** In place of a success message, after an entry that called for 999. */
const slipCorrected = 'Changes saved. Your care team can still see what you first logged.'

/** After "I entered this by mistake" about an entry that is no longer there, while the reply about it still counts. */
const entryDeleted =
  'This entry is no longer in your history, so there is nothing to correct. If you do not feel like this now, choose “I am better now”. Your care team can still see what you sent before.'

type Changed = EntryWithFindings & { id: string }

/** What an entry shows after a change, then what else counts. A red flag that still counts comes alone. */
function ChangedAndEarlier({ changed }: { changed: Changed | undefined }) {
  const worstEarlier = worstLevel(useCurrentFindings(useNow()) ?? [])
  if (!changed) return <FollowUpCard hasOwnCalls hasPlanLink />
  if (worstEarlier === 'emergency' && worstLevel(changed.findings) !== 'emergency') return <FirstFollowUp />
  return (
    <>
      <InlineFindings {...changed} />
      <FollowUpCard exceptId={changed.id} hasPlanLink />
    </>
  )
}

/** Scrolls into view and takes the focus. */
function FirstFollowUp() {
  const place = useFocusOnce<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1}>
      <FollowUpCard hasOwnCalls hasPlanLink />
    </div>
  )
}

/** Leaving an entry's form in any way returns the focus to that entry; a warning about it comes first. */
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

/** All entries on this phone, newest first, as a live query; undefined while they are read. */
const useSymptomEntries = (): SymptomEntry[] | 'unreadable' | undefined =>
  useLiveQuery(() => listSymptoms().catch(() => 'unreadable' as const))

function EmptyHistory({ isDeleted, onLog }: { isDeleted: boolean; onLog: () => void }) {
  return (
    <Stack gap="lg">
      {/* A symptom check can have a warning sign before the first entry. */}
      <FollowUpCard hasOwnCalls hasPlanLink />
      {isDeleted && <p role="status">{entryDeleted}</p>}
      <NoHistory onLog={onLog} />
    </Stack>
  )
}

function NoHistory({ onLog }: { onLog: () => void }) {
  const who = useCompanion()
  return (
    <div className={noHistoryStyles.empty}>
      <Companion who={who} expression="hello" />
      <h2>No symptom history yet.</h2>
      <p>Start logging your symptoms to track your recovery progress.</p>
      <RecoveryMeaning />
      <Button color="green" onClick={onLog}>
        Log your first symptoms
      </Button>
    </div>
  )
}
