import type { Category } from '@second-wind/core/content/library/category-schema'
import { hydration } from '@second-wind/core/content/library/hydration'
import { nutrition } from '@second-wind/core/content/library/nutrition'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { ReviewedDetails } from '../../../ui/content/reviewed-details.tsx'
import { PrecautionsNotice } from '../../../ui/feedback/precautions-notice.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from '../tab.module.css'
import tipsStyles from './tips.module.css'

/**
 * The library's activities about eating and drinking. A warning about limits precedes every number of drinks (C19b).
 */
export function NutritionTab() {
  return (
    <div className={styles.tab}>
      {[nutrition, hydration].map((category) => (
        <section key={category.id} className={styles.tab}>
          <h2>{category.title}</h2>
          <p>{category.description}</p>
          <PrecautionsNotice lines={category.warnings} />
          <Tips category={category} />
          <ReviewedDetails review={category} />
        </section>
      ))}
    </div>
  )
}

/** Each activity of a category as text; the library leads through it step by step. */
function Tips({ category }: { category: Category }) {
  return (
    <ul className={tipsStyles.tips}>
      {category.modules.map(({ id, title, description, steps, cautions = [] }) => (
        <li key={id}>
          <Card className={tipsStyles.tip}>
            <h3>{title}</h3>
            <p>{description}</p>
            <details>
              <summary>What to do</summary>
              <ul className={tipsStyles.steps}>
                {steps.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
            {cautions.map((caution) => (
              <p key={caution} className={tipsStyles.caution}>
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
