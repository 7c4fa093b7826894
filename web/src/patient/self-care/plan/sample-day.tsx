import { enhancedSelfCare } from '@second-wind/core/content/samples/enhanced-self-care'
import { SampleTag } from '../../../ui/content/sample-tag.tsx'
import styles from './sample-day.module.css'

const { note, steps } = enhancedSelfCare.plan

/** A day as it might be. It is nobody's plan, and says so. */
export function SampleDay() {
  return (
    <details className={styles.day}>
      <summary>
        <h2>A day of self-care</h2> <SampleTag />
      </summary>
      <p>{note}</p>
      <ol className={styles.steps}>
        {steps.map(({ id, title, detail }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
