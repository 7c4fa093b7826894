import { scoreNames } from '@second-wind/core/records/symptom-entry'
import type { Scored } from '@second-wind/core/recovery/answered-scores'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import styles from './scores.module.css'

const labels = {
  coughSeverity: 'Cough',
  breathlessness: 'Breathing',
  energy: 'Energy',
  mood: 'Mood',
} as const

/** The four scores with their words, because a high one is bad for two of them and good for the others. */
export function Scores({ entry }: { entry: Scored }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.scores}>
        {scoreNames.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>
              <strong>{entry[name]}/10</strong>{' '}
              <span className={styles.word}>
                {entry.untouchedScores?.includes(name) ? 'Not set' : severityWord(name, entry[name])}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
