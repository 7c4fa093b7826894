import type { EducationalResource } from '@second-wind/core/content/resources/resource'
import { resourcesPage } from '@second-wind/core/content/resources/resource-tabs'
import styles from './timeline.module.css'

type Props = Omit<Extract<EducationalResource['sections'][number], { kind: 'timeline' }>, 'kind'>

export function Timeline({ heading, text, rows }: Props) {
  return (
    <section className={styles.timeline}>
      <h3>{heading}</h3>
      {text && <p>{text}</p>}
      <ol>
        {rows.map(({ id, when, often, helps }) => (
          <li key={id}>
            <h4>{when}</h4>
            <p>{often}</p>
            {helps && (
              <p className={styles.helps}>
                <strong>{resourcesPage.helps}</strong> {helps}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
