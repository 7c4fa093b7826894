import { Link } from 'react-router-dom'
import type { CategorySummary } from '@second-wind/core/content/library/category'
import { Icon } from '../../ui/icon.tsx'
import { openedFromAbove } from '../../ui/use-way-up.ts'
import { addressOf, entryId } from './use-place.ts'
import styles from './category-card.module.css'

export function CategoryCard({ category }: { category: CategorySummary }) {
  const { id, title, description, icon, color, activityCount } = category
  return (
    <Link
      to={addressOf(id)}
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
