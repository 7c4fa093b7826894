import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import { modules } from '@second-wind/core/content/learning/modules'
import { resourcesPage } from '@second-wind/core/content/resources/resource-tabs'
import { Notice } from '../../ui/feedback/notice.tsx'
import { BackLink } from '../../ui/links/back-link.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { ModuleCard } from './module-card.tsx'
import { ModuleFinished, type ModuleCompletion } from './module-finished.tsx'
import styles from './module-list.module.css'

type Props = {
  completed: ReadonlySet<string> | 'unreadable'
  /** The module that the person has just finished. */
  finished: ModuleCompletion | undefined
  onOpen: () => void
}

export function ModuleList({ completed, finished, onOpen }: Props) {
  return (
    <>
      <div className={styles.head}>
        <BackLink to={words.backTo}>{resourcesPage.title}</BackLink>
        <h2>{words.listHeading}</h2>
        <p>{words.subtitle}</p>
        <p>{words.listText}</p>
      </div>
      {finished && <ModuleFinished finished={finished} />}
      {completed === 'unreadable' && (
        <Notice tone="warning">
          <p role="status">{words.unreadable}</p>
        </Notice>
      )}
      <ul className={styles.modules}>
        {modules.map((module) => (
          <li key={module.id}>
            <ModuleCard module={module} completed={completed} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <Card className={styles.soon}>
        <h3>{words.comingSoon.heading}</h3>
        <p>{words.comingSoon.text}</p>
      </Card>
    </>
  )
}
