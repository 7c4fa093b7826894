import { hydration } from '@second-wind/core/content/library/hydration'
import { nutrition } from '@second-wind/core/content/library/nutrition'
import { ReviewedDetails } from '../../../ui/content/reviewed-details.tsx'
import { PrecautionsNotice } from '../../../ui/feedback/precautions-notice.tsx'
import styles from '../tab.module.css'
import { Tips } from './tips.tsx'

/** Eating and drinking, as the library has them. A limit stands before every number of drinks (C19b). */
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
