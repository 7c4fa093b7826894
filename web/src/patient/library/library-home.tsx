import { Link } from 'react-router-dom'
import { categories } from '@second-wind/core/content/library/categories'
import { comingSoon } from '@second-wind/core/content/library/coming-soon'
import { Card } from '../../ui/primitives/card.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { CategoryCard } from './category-card.tsx'
import { levelHeadingId } from './use-library-location.ts'
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
      <Link to="/educational-resources" className={styles.guidelines}>
        <Icon name="books" />
        <span>
          <span className={styles.label}>Educational Resources</span>
          <span className={styles.badge}>National guidelines</span>
          <span className={styles.note}>Read about lung infections, antibiotics and allergies.</span>
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
