import { notAnswered } from '@second-wind/core/content/answer-words'
import { isDayOnly } from '@second-wind/core/content/findings/describe-logged-time'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type ScoreName, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import { formatShortLocalDate } from '../format/format-local-date.ts'
import { clockTime } from '../format/uk-time.ts'
import type { Period } from './chart-period.ts'
import styles from './scores-table.module.css'

type Props = {
  title: string
  /** Newest first. */
  entries: readonly SymptomEntry[]
  days: Period
  hasPeakFlow: boolean
}

/** The data of the charts as a table. On a narrow screen it scrolls horizontally. */
export function ScoresTable({ title, entries, days, hasPeakFlow }: Props) {
  return (
    // Focusable, so that the arrow keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={title} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          {title} in the last {days} days, 1 to 10. Cough and breathlessness: lower is better. Energy and
          mood: higher is better.
        </caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            {scoreNames.map((name) => (
              <th key={name} scope="col">
                {scoreLabels[name]}
              </th>
            ))}
            {hasPeakFlow && <th scope="col">Peak flow (litres a minute)</th>}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <th scope="row">
                {formatShortLocalDate(entry.localDate)}
                {!isDayOnly(entry.date, entry.tzOffsetMin) &&
                  `, ${clockTime(Date.parse(entry.date), entry.tzOffsetMin)}`}
              </th>
              {scoreNames.map((name) => (
                <td key={name}>
                  <Score name={name} entry={entry} />
                </td>
              ))}
              {hasPeakFlow && <td>{entry.peakFlowLpm ?? 'Not measured'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A score that was not set is not an answer (hazard C15). */
function Score({ name, entry }: { name: ScoreName; entry: SymptomEntry }) {
  if (entry.untouchedScores?.includes(name)) return notAnswered
  return (
    <>
      {entry[name]} <span className={styles.word}>{severityWord(name, entry[name])}</span>
    </>
  )
}
