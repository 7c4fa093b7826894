import '@mantine/core/styles/Progress.layer.css'
import { Group, Progress } from '@mantine/core'
import {
  lessonPosition,
  microLearningWords as words,
  minutesWords,
  pointsWords,
} from '@second-wind/core/content/learning/micro-learning-words'
import type { modules } from '@second-wind/core/content/learning/modules'
import { moduleProgress } from '@second-wind/core/recovery/learning/progress'
import { Link } from 'react-router-dom'
import * as paths from '../../paths.ts'
import { openedFromParent } from '../../ui/hooks/use-navigate-up.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { moduleLinkId } from './use-open-module.ts'
import styles from './module-card.module.css'

type Props = {
  module: (typeof modules)[number]
  completed: ReadonlySet<string> | 'unreadable'
  onOpen: () => void
}

export function ModuleCard({ module, completed, onOpen }: Props) {
  const { id, title, description, icon, category, difficulty, estimatedTimeMin, points } = module
  const progress = completed === 'unreadable' ? undefined : moduleProgress(module, completed)
  return (
    <article className={styles.card}>
      <span className={styles.icon}>
        <Picture name={icon} />
      </span>
      <div className={styles.words}>
        <h3>
          <Link
            to={paths.lessonModule(id)}
            state={openedFromParent}
            id={moduleLinkId(id)}
            className={styles.link}
            onClick={onOpen}
          >
            {title}
          </Link>
        </h3>
        <p>{description}</p>
        <ul className={styles.facts}>
          {[category, difficulty].map((fact) => (
            <li key={fact}>
              <Badge>{fact}</Badge>
            </li>
          ))}
          <li className={styles.time}>{minutesWords(estimatedTimeMin)}</li>
          <li>{pointsWords(points)}</li>
        </ul>
      </div>
      <div className={styles.foot}>
        {progress && progress.percent > 0 && <CardProgress title={title} percent={progress.percent} />}
        <p className={styles.next}>
          {nextWords(module.lessonCount, progress)}
          <Icon name="next" />
        </p>
      </div>
    </article>
  )
}

function nextWords(lessonCount: number, progress: ReturnType<typeof moduleProgress> | undefined): string {
  if (!progress) return words.open
  if (progress.percent === 0) return words.start
  if (progress.percent === 100) return words.again
  return `${words.goOn}: ${lessonPosition(progress.nextLesson + 1, lessonCount)}`
}

/** @param percent above 0 */
function CardProgress({ title, percent }: { title: string; percent: number }) {
  return (
    <Group gap="var(--space-2)">
      {percent === 100 && (
        <p className={styles.trophy}>
          <Picture name="trophy" />
          <span className={styles.spoken}>{words.trophy}</span>
        </p>
      )}
      <p className={styles.percent}>
        {percent}
        {words.cardComplete}
      </p>
      <Progress aria-label={title} value={percent} />
    </Group>
  )
}
