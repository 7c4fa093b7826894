import type { TopicSummary } from '@second-wind/core/content/topics/topic'
import { topicsHeading } from '@second-wind/core/content/topics/topics'
import { Link } from 'react-router-dom'
import * as paths from '../../paths.ts'
import { openedFromParent } from '../../ui/hooks/use-navigate-up.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { topicLinkId } from './use-topics.ts'
import styles from './education-screen.module.css'

export function TopicList({ topics }: { topics: readonly TopicSummary[] }) {
  return (
    <section>
      <h2>{topicsHeading}</h2>
      <ul className={styles.links}>
        {topics.map(({ id, title, note }) => (
          <li key={id}>
            <Link
              to={paths.educationTopic(id)}
              state={openedFromParent}
              id={topicLinkId(id)}
              className={styles.link}
            >
              <span>
                <strong>{title}</strong>
                <span className={styles.note}>{note}</span>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
