import { modules } from '@second-wind/core/content/learning/modules'
import { categories } from '@second-wind/core/content/library/categories'
import type { Activity } from '@second-wind/core/records/activity'
import { completedLessons, moduleProgress } from '@second-wind/core/recovery/learning/progress'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { Bar } from '../bar.tsx'
import styles from '../learn.module.css'

const previewed = 4

/** The first four kinds of self-care, and the short lessons. */
export function LearnGroup({ activities }: { activities: readonly Activity[] }) {
  const completed = useMemo(() => completedLessons(modules, activities), [activities])
  const complete = modules.filter((module) => moduleProgress(module, completed).percent === 100)
  return (
    <FoldedSection
      heading="Learn and look after yourself"
      fact={`${complete.length} of ${modules.length} learning modules complete`}
      name="learn"
    >
      <ul className={styles.categories}>
        {categories.slice(0, previewed).map(({ id, title, icon, color, activityCount }) => (
          <li key={id}>
            <Link to={paths.libraryCategory(id)} className={styles.category} data-color={color}>
              <Picture name={icon} />
              <span>
                <strong>{title}</strong>
                <span className={styles.quiet}>{activityCount} activities</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.library} className={styles.all}>
        View All<span className={styles.spoken}> in the Self-Care Library</span>
      </Link>
      <ModulesCard completed={completed} />
    </FoldedSection>
  )
}

/** The progress of each module; the lessons are on their own screen. */
function ModulesCard({ completed }: { completed: ReadonlySet<string> }) {
  return (
    <Card className={styles.modules}>
      <h3>Learning modules</h3>
      <ul className={styles.courses}>
        {modules.map((module) => {
          const { percent } = moduleProgress(module, completed)
          return (
            <li key={module.id}>
              <strong>{module.title}</strong>
              <span className={styles.quiet}>
                {module.estimatedTimeMin} minutes, {percent === 100 ? 'complete' : `${percent}% complete`}
              </span>
              <Bar percent={percent} />
            </li>
          )
        })}
      </ul>
      <ButtonLink to={paths.microLearning} look="plain">
        Open the lessons
      </ButtonLink>
    </Card>
  )
}
