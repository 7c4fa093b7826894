import { myths } from '@second-wind/core/content/myths'
import { resourcesPage as words } from '@second-wind/core/content/resources/resource-tabs'
import { ReviewedDetails } from '../../ui/content/reviewed-details.tsx'
import { combineReviews } from './combine-reviews.ts'
import styles from './myths.module.css'

/** A myth is never in sight without its fact. */
export function Myths() {
  const [first, ...others] = myths
  return (
    <section className={styles.myths}>
      <h2>{words.mythsHeading}</h2>
      <details>
        <summary>{words.mythsSummary}</summary>
        <ul className={styles.list}>
          {myths.map(({ id, myth, fact }) => (
            <li key={id}>
              <p>
                <strong>{words.myth}</strong> {myth}
              </p>
              <p>
                <strong>{words.fact}</strong> {fact}
              </p>
            </li>
          ))}
        </ul>
        {first && <ReviewedDetails review={combineReviews(first, ...others)} />}
      </details>
    </section>
  )
}
