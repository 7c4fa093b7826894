import { modules } from '@second-wind/core/content/learning/modules'
import { completedLessons, moduleProgress } from '@second-wind/core/recovery/learning/progress'
import type { Activity } from '@second-wind/core/records/activity'
import { useMemo } from 'react'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Bar } from '../bar.tsx'
import styles from '../learn.module.css'

/** How far each short course is; the lessons themselves are on their own screen. */
export function ModulesCard({ activities }: { activities: readonly Activity[] }) {
  const completed = useMemo(() => completedLessons(modules, activities), [activities])
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
      <ButtonLink to="/micro-learning" look="plain">
        Open the lessons
      </ButtonLink>
    </Card>
  )
}
