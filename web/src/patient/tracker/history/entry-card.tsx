import {
  maxScore,
  scoreNames,
  type ScoreName,
  type SymptomEntry,
} from '@second-wind/core/records/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import type { EntryState } from '@second-wind/core/sync/sync-status'
import { Card } from '../../../ui/primitives/card.tsx'
import { EntryActions } from './entry-actions.tsx'
import { formatEntryTime } from '../../../ui/clinical/format-entry-time.ts'
import { entryHeadingId } from './focus-entry.ts'
import { entrySigns } from '../../../ui/clinical/entry-signs.ts'
import { EntryStateLine } from './entry-state-line.tsx'
import styles from './entry-card.module.css'

type Props = {
  entry: SymptomEntry
  state: EntryState | undefined
  onEdit: () => void
  onDeleted: () => void
}

/** One check-in: when, how it was, in the person's own words, where it stands, and how to mend it. */
export function EntryCard({ entry, state, onEdit, onDeleted }: Props) {
  return (
    <Card className={styles.entry}>
      <div className={styles.heading}>
        <h3 id={entryHeadingId(entry.id)} tabIndex={-1}>
          {formatEntryTime(entry)}
        </h3>
        <EntryStateLine state={state} />
      </div>
      <dl className={styles.scores}>
        {scoreNames.map((name) => (
          <Score key={name} name={name} score={entry[name]} />
        ))}
      </dl>
      <Signs entry={entry} />
      {entry.notes && <p className={styles.notes}>{entry.notes}</p>}
      <EntryActions entry={entry} onEdit={onEdit} onDeleted={onDeleted} />
    </Card>
  )
}

function Score({ name, score }: { name: ScoreName; score: number }) {
  return (
    <div>
      <dt>{scoreLabels[name]}</dt>
      <dd>
        <span className={styles.score}>
          {score}/{maxScore}
        </span>
        <span className={styles.word}>{severityWord(name, score)}</span>
        <meter aria-hidden min={0} max={maxScore} value={score} />
      </dd>
    </div>
  )
}

function Signs({ entry }: { entry: SymptomEntry }) {
  const left = entry.untouchedScores?.map(
    (name) => `You left ${scoreLabels[name].toLowerCase()} at ${entry[name]}`,
  )
  const signs = [...entrySigns(entry), ...(left ?? [])]
  if (signs.length === 0) return null
  return (
    <ul className={styles.signs}>
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  )
}
