import { notAnswered } from '@second-wind/core/content/answer-words'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { isAnswered } from '@second-wind/core/records/phlegm'
import {
  maxScore,
  type ScoreName,
  scoreNames,
  type SymptomEntry,
} from '@second-wind/core/records/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import type { EntryState } from '@second-wind/core/sync/sync-status'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { entrySigns, unansweredQuestions } from '../../../ui/clinical/entry-signs.ts'
import { formatEntryTime } from '../../../ui/clinical/format-entry-time.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { DeleteEntry } from './delete-entry.tsx'
import { EntryStateLine } from './entry-state-line.tsx'
import { entryHeadingId } from './focus-entry.ts'
import styles from './entry-card.module.css'

type Props = {
  entry: SymptomEntry
  state: EntryState | undefined
  onEdit: () => void
  onDeleted: () => void
}

/** One entry: its time, content, notes and sync state, with buttons to edit and delete it. */
export function EntryCard({ entry, state, onEdit, onDeleted }: Props) {
  return (
    <Card className={styles.entry}>
      <h3 id={entryHeadingId(entry.id)} tabIndex={-1}>
        {formatEntryTime(entry)}
      </h3>
      <dl className={styles.scores}>
        {scoreNames.map((name) => (
          <Score key={name} name={name} entry={entry} />
        ))}
      </dl>
      <Signs entry={entry} />
      {entry.notes && <p className={styles.notes}>{entry.notes}</p>}
      <EntryActions {...{ entry, state, onEdit, onDeleted }} />
    </Card>
  )
}

/** A score that was not set has no number and no bar (hazard C15). */
function Score({ name, entry }: { name: ScoreName; entry: SymptomEntry }) {
  const score = entry[name]
  return (
    <div>
      <dt>{scoreLabels[name]}</dt>
      {entry.untouchedScores?.includes(name) ? (
        <dd>
          <span className={styles.word}>{notAnswered}</span>
        </dd>
      ) : (
        <dd>
          <span className={styles.score}>
            {score}/{maxScore}
          </span>
          <span className={styles.word}>{severityWord(name, score)}</span>
          <meter aria-hidden min={0} max={maxScore} value={score} />
        </dd>
      )}
    </div>
  )
}

function Signs({ entry }: { entry: SymptomEntry }) {
  const signs = [...normalTemperature(entry), ...entrySigns(entry), ...unansweredQuestions(entry)]
  if (signs.length === 0) return null
  return (
    <ul className={styles.signs}>
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  )
}

/** An answer that shows nothing unusual is not an answer left out. */
const normalTemperature = (entry: SymptomEntry): string[] =>
  entry.temperature === 'normal' && isAnswered(entry, 'temperature') ? ['Temperature: Normal'] : []

function EntryActions({ entry, state, onEdit, onDeleted }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const deleteButton = useRef<HTMLButtonElement>(null)
  const of = `entry of ${formatEntryTime(entry)}`

  if (isConfirming) {
    const keep = () => {
      flushSync(() => setIsConfirming(false))
      deleteButton.current?.focus()
    }
    return (
      <>
        <EntryStateLine state={state} />
        <DeleteEntry entry={entry} onKeep={keep} onDeleted={onDeleted} />
      </>
    )
  }
  return (
    <div className={styles.foot}>
      <EntryStateLine state={state} />
      <div className={styles.actions}>
        <TextButton aria-label={`Edit ${of}`} onClick={onEdit}>
          Edit
        </TextButton>
        <TextButton ref={deleteButton} aria-label={`Delete ${of}`} onClick={() => setIsConfirming(true)}>
          Delete
        </TextButton>
      </div>
    </div>
  )
}
