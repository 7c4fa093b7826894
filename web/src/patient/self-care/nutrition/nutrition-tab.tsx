import type { Category } from '@second-wind/core/content/library/category-schema'
import { hydration } from '@second-wind/core/content/library/hydration'
import { nutrition } from '@second-wind/core/content/library/nutrition'
import { enhancedSelfCare } from '@second-wind/core/content/samples/enhanced-self-care'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { ReviewedDetails } from '../../../ui/content/reviewed-details.tsx'
import { SampleTag } from '../../../ui/content/sample-tag.tsx'
import { PrecautionsNotice } from '../../../ui/feedback/precautions-notice.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import tab from '../tab.module.css'
import styles from './nutrition-tab.module.css'

/**
 * The library's activities about eating and drinking. A warning about limits precedes every number of drinks (C19b).
 */
export function NutritionTab() {
  return (
    <div className={tab.tab}>
      {[nutrition, hydration].map((category) => (
        <section key={category.id} className={tab.tab}>
          <h2>{category.title}</h2>
          <p>{category.description}</p>
          <PrecautionsNotice lines={category.warnings} />
          <Tips category={category} />
          <ReviewedDetails review={category} />
        </section>
      ))}
      <SampleDay />
    </div>
  )
}

/** Each activity of a category as text; the library leads through it step by step. */
function Tips({ category }: { category: Category }) {
  return (
    <ul className={styles.tips}>
      {category.modules.map(({ id, title, description, steps, cautions = [] }) => (
        <li key={id}>
          <Card className={styles.tip}>
            <h3>{title}</h3>
            <p>{description}</p>
            <details>
              <summary>What to do</summary>
              <ul className={styles.steps}>
                {steps.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
            {cautions.map((caution) => (
              <p key={caution} className={styles.caution}>
                {caution}
              </p>
            ))}
            <Link to={paths.libraryActivity(category.id, id)}>Do it step by step: {title}</Link>
          </Card>
        </li>
      ))}
    </ul>
  )
}

const { note, steps } = enhancedSelfCare.plan

/** A sample plan, marked as such. */
function SampleDay() {
  return (
    <details className={styles.day}>
      <summary>
        <h2>A day of self-care</h2> <SampleTag />
      </summary>
      <p>{note}</p>
      <ol className={styles.hours}>
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
