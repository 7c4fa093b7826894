import { Button, Stack } from '@mantine/core'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { flushSync } from 'react-dom'
import { useRecordStates } from '../../../data/live/use-record-states.ts'
import { EntryCard, FoldedEntryCard } from './entry-card.tsx'
import { focusEntry } from './focus-entry.ts'
import styles from './history-tab.module.css'

export const cardsAtATime = 14
const openCards = 3

type Props = {
  entries: readonly SymptomEntry[]
  /** Number of entries shown. */
  count: number
  onCount: (count: number) => void
  onEdit: (id: string) => void
  onEmptied: () => void
}

/** The entry cards, newest first, in batches; all but the newest are folded. */
export function CheckIns({ entries, count, onCount, onEdit, onEmptied }: Props) {
  const shown = entries.slice(0, count)
  const states = useRecordStates('symptoms', shown)
  const firstHidden = entries[count]

  const focusNear = (id: string) => {
    const index = entries.findIndex((entry) => entry.id === id)
    const neighbour = entries[index + 1] ?? entries[index - 1]
    if (neighbour) focusEntry(neighbour.id)
    else onEmptied()
  }

  return (
    <Stack component="section">
      <h2>Your check-ins</h2>
      <ol className={styles.cards}>
        {shown.map((entry, index) => {
          const Card = index < openCards ? EntryCard : FoldedEntryCard
          return (
            <li key={entry.id}>
              <Card
                entry={entry}
                state={states.get(entry.id)}
                onEdit={() => onEdit(entry.id)}
                onDeleted={() => focusNear(entry.id)}
              />
            </li>
          )
        })}
      </ol>
      {firstHidden && (
        <Stack gap="xs" align="flex-start">
          <p>
            Showing {shown.length} of {entries.length} check-ins
          </p>
          <Button
            variant="outline"
            onClick={() => {
              flushSync(() => onCount(count + cardsAtATime))
              focusEntry(firstHidden.id)
            }}
          >
            Show more
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
