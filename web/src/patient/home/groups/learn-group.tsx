import { categories } from '@second-wind/core/content/library/categories'
import type { Activity } from '@second-wind/core/records/activity'
import { Link } from 'react-router-dom'
import { Group } from './group.tsx'
import styles from '../learn.module.css'
import { ModulesCard } from './modules-card.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'

const previewed = 4

/** The first four kinds of self-care, and the short lessons. */
export function LearnGroup({ activities }: { activities: readonly Activity[] }) {
  return (
    <Group heading="Learn and look after yourself">
      <ul className={styles.categories}>
        {categories.slice(0, previewed).map(({ id, title, icon, color, activityCount }) => (
          <li key={id}>
            <Link to={`/library?category=${id}`} className={styles.category} data-color={color}>
              <Picture name={icon} />
              <span>
                <strong>{title}</strong>
                <span className={styles.quiet}>{activityCount} activities</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/library" className={styles.all}>
        View All<span className={styles.spoken}> in the Self-Care Library</span>
      </Link>
      <ModulesCard activities={activities} />
    </Group>
  )
}
