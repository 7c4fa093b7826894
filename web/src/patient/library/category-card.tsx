import { Link } from 'react-router-dom'
import type { CategorySummary } from '@second-wind/core/content/library/category-schema'
import { Icon } from '../../ui/primitives/icon.tsx'
import { openedFromAbove } from '../../ui/hooks/use-navigate-up.ts'
import { libraryPath, entryId } from './use-library-location.ts'
import styles from './category-card.module.css'

export function CategoryCard({ category }: { category: CategorySummary }) {
  const { id, title, description, icon, color, activityCount } = category
  return (
    <Link
      to={libraryPath(id)}
      state={openedFromAbove}
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
    </Link>
  )
}
