import { notAnswered } from '@second-wind/core/content/answer-words'
import { scoreNames } from '@second-wind/core/records/symptom-entry'
import type { EntryScores } from '@second-wind/core/recovery/answered-scores'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import styles from './scores.module.css'

const labels = {
  coughSeverity: 'Cough',
  breathlessness: 'Breathing',
  energy: 'Energy',
  mood: 'Mood',
} as const

/** With words, because a high score is bad for two of them. A score that was not set has no number (hazard C15). */
export function Scores({ entry }: { entry: EntryScores }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.scores}>
        {scoreNames.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>
              {entry.untouchedScores?.includes(name) ? (
                <span className={styles.word}>{notAnswered}</span>
              ) : (
                <>
                  <strong>{entry[name]}/10</strong>{' '}
                  <span className={styles.word}>{severityWord(name, entry[name])}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
