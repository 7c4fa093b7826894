import { categories } from '@second-wind/core/content/library/categories'
import type { CategorySummary } from '@second-wind/core/content/library/category-schema'
import { comingSoon } from '@second-wind/core/content/library/coming-soon'
import { Link } from 'react-router-dom'
import * as paths from '../../paths.ts'
import { openedFromParent } from '../../ui/hooks/use-navigate-up.ts'
import { Card } from '../../ui/primitives/card.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { entryId, levelHeadingId } from './use-library-location.ts'
import styles from './library-home.module.css'

export function LibraryHome() {
  return (
    <>
      <h2 id={levelHeadingId} tabIndex={-1}>
        What would help you now?
      </h2>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
      <Link to={paths.education} className={styles.guidelines}>
        <Icon name="books" />
        <span>
          <span className={styles.label}>Educational Resources</span>
          <span className={styles.badge}>National guidelines</span>
          <span className={styles.note}>
            Find out about stopping smoking, vaccines, lung infections, antibiotics and allergies.
          </span>
        </span>
        <Icon name="next" />
      </Link>
      <Card className={styles.soon}>
        <h3>{comingSoon.title}</h3>
        <p>{comingSoon.text}</p>
      </Card>
    </>
  )
}

function CategoryCard({ category }: { category: CategorySummary }) {
  const { id, title, description, icon, color, activityCount } = category
  return (
    <Link
      to={paths.libraryCategory(id)}
      state={openedFromParent}
      id={entryId(id)}
      className={styles.card}
      data-color={color}
    >
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.description}>{description}</span>
        <span className={styles.count}>{activityCount} activities</span>
      </span>
      <Icon name="next" />
    </Link>
  )
}
