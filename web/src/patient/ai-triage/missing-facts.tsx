import type { MissingAnalysisFact } from '@second-wind/core/recovery/analytics/analysis'
import { missingFactWords } from '@second-wind/core/content/analytics/analysis-words'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { formatScoreNames } from './format-score-names.ts'
import styles from './step.module.css'

/** What the rules could not read; unknown is never read as well. */
export function MissingFacts({ missing }: { missing: readonly MissingAnalysisFact[] }) {
  if (missing.length === 0) return null
  return (
    <section className={styles.stack}>
      <h2>What is missing</h2>
      <ul className={styles.bullets}>
        {missing.map((fact) => (
          <li key={fact.id}>{missingWords(fact)}</li>
        ))}
      </ul>
    </section>
  )
}

function missingWords(fact: MissingAnalysisFact): string {
  const { text } = missingFactWords[fact.id]
  if ('day' in fact) return text.replace('{day}', formatLocalDate(fact.day))
  if ('scores' in fact) {
    return text.replace('{scores}', formatScoreNames(fact.scores))
  }
  return text
}
