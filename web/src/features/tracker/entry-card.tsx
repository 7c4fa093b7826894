import {
  maxScore,
  scoreNames,
  type ScoreName,
  type SymptomEntry,
} from '@second-wind/core/model/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import {
  scoreLabels,
  sputumColorLabels,
  sputumConsistencyLabels,
  temperatureLabels,
} from '@second-wind/core/content/symptom-labels'
import type { EntryState } from '@second-wind/core/sync/status'
import { Card } from '../../ui/card.tsx'
import { clockTime, longDate } from '../../ui/uk-time.ts'
import { EntryStateLine } from './entry-state-line.tsx'
import styles from './entry-card.module.css'

/** One check-in: when, how it was, in the person's own words, and where it stands. */
export function EntryCard({ entry, state }: { entry: SymptomEntry; state: EntryState | undefined }) {
  const loggedAt = Date.parse(entry.date)
  return (
    <Card className={styles.entry}>
      <div className={styles.heading}>
        <h3>
          {longDate(loggedAt, entry.tzOffsetMin)}, {clockTime(loggedAt, entry.tzOffsetMin)}
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

/** Only what is out of the ordinary, and what nobody has answered. */
function Signs({ entry }: { entry: SymptomEntry }) {
  const { temperature, sputumConsistency, sputumColor, untouchedScores = [] } = entry
  const signs = [
    ...(temperature === 'normal' ? [] : [`Temperature: ${temperatureLabels[temperature]}`]),
    ...phlegmSign(sputumConsistency, sputumColor),
    ...untouchedScores.map((name) => `You left ${scoreLabels[name].toLowerCase()} at ${entry[name]}`),
  ]
  if (signs.length === 0) return null
  return (
    <ul className={styles.signs}>
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  )
}

function phlegmSign(
  thickness: SymptomEntry['sputumConsistency'],
  color: SymptomEntry['sputumColor'],
): string[] {
  if (thickness === 'none' && color === 'clear') return []
  const words = [sputumConsistencyLabels[thickness], sputumColorLabels[color].toLowerCase()]
  return [`Phlegm: ${(thickness === 'none' ? words.slice(1) : words).join(', ')}`]
}
