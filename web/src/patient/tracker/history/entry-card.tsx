import '@mantine/core/styles/Progress.layer.css'
import { Progress } from '@mantine/core'
import { notAnswered } from '@second-wind/core/content/answer-words'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import {
  maxScore,
  type ScoreName,
  scoreNames,
  type SymptomEntry,
} from '@second-wind/core/records/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import type { EntryState } from '@second-wind/core/sync/sync-status'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { entrySigns, normalTemperature, unansweredQuestions } from '../../../ui/clinical/entry-signs.ts'
import { formatEntryTime } from '../../../ui/clinical/format-entry-time.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
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
export function EntryCard(props: Props) {
  return (
    <Card className={styles.entry}>
      <h3 id={entryHeadingId(props.entry.id)} tabIndex={-1}>
        {formatEntryTime(props.entry)}
      </h3>
      <EntryDetails {...props} />
    </Card>
  )
}

/** An older entry: a line with its scores and what was unusual, which a tap on its time opens to the whole entry. */
export function FoldedEntryCard(props: Props) {
  const { entry, state } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <Card className={styles.entry}>
      <div className={styles.bar}>
        <h3>
          <button
            type="button"
            id={entryHeadingId(entry.id)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {formatEntryTime(entry)}
          </button>
        </h3>
        <Icon name="down" />
      </div>
      <div id={id} className={styles.details}>
        {isOpen ? <EntryDetails {...props} /> : <EntrySummary {...{ entry, state }} />}
      </div>
    </Card>
  )
}

function EntrySummary({ entry, state }: Pick<Props, 'entry' | 'state'>) {
  return (
    <>
      <p className={styles.summary}>
        {scoreNames.map((name) => (
          <span key={name}>
            {scoreLabels[name]}{' '}
            {isSet(entry, name) ? `${entry[name]}/${maxScore}` : notAnswered.toLowerCase()}
          </span>
        ))}
      </p>
      <SignList signs={entrySigns(entry)} />
      {entry.notes && <p className={styles.firstLine}>{entry.notes}</p>}
      {state?.state !== 'sent' && <EntryStateLine state={state} />}
    </>
  )
}

const isSet = (entry: SymptomEntry, name: ScoreName): boolean => !entry.untouchedScores?.includes(name)

function EntryDetails(props: Props) {
  const { entry } = props
  return (
    <>
      <dl className={styles.scores}>
        {scoreNames.map((name) => (
          <Score key={name} name={name} entry={entry} />
        ))}
      </dl>
      <SignList signs={[...normalTemperature(entry), ...entrySigns(entry), ...unansweredQuestions(entry)]} />
      {entry.notes && <p className={styles.notes}>{entry.notes}</p>}
      <EntryActions {...props} />
    </>
  )
}

/** A score that was not set has no number and no bar (hazard C15). */
function Score({ name, entry }: { name: ScoreName; entry: SymptomEntry }) {
  const score = entry[name]
  return (
    <div>
      <dt>{scoreLabels[name]}</dt>
      {isSet(entry, name) ? (
        <dd>
          <span className={styles.score}>
            {score}/{maxScore}
          </span>
          <span className={styles.word}>{severityWord(name, score)}</span>
          <Progress aria-hidden mt={4} size={6} value={(100 * score) / maxScore} />
        </dd>
      ) : (
        <dd>
          <span className={styles.word}>{notAnswered}</span>
        </dd>
      )}
    </div>
  )
}

function SignList({ signs }: { signs: readonly string[] }) {
  if (signs.length === 0) return null
  return (
    <ul className={styles.signs}>
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  )
}

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
