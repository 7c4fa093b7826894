import type { Category } from '@second-wind/core/content/library/category-schema'
import { Link } from 'react-router-dom'
import * as paths from '../../paths.ts'
import { ReviewedDetails } from '../../ui/content/reviewed-details.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PrecautionsNotice } from '../../ui/feedback/precautions-notice.tsx'
import { openedFromParent } from '../../ui/hooks/use-navigate-up.ts'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { BackLink } from '../../ui/links/back-link.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { entryId, levelHeadingId } from './use-library-location.ts'
import styles from './category-view.module.css'

export function CategoryView({ category }: { category: Category }) {
  const { title, description, warnings, gate, tip, links = [], modules } = category
  return (
    <>
      <div className={styles.head}>
        <BackLink to={paths.library}>Self-Care Library</BackLink>
        <h2 id={levelHeadingId} tabIndex={-1}>
          {title}
        </h2>
        <p>{description}</p>
      </div>
      <PrecautionsNotice lines={[...warnings, ...(gate?.text ?? [])]} notIfYou={gate?.notIfYou} />
      <ul className={styles.activities}>
        {modules.map((activity) => (
          <li key={activity.id}>
            <Link
              to={paths.libraryActivity(category.id, activity.id)}
              state={openedFromParent}
              id={entryId(activity.id)}
              className={styles.activity}
            >
              <span className={styles.words}>
                <span className={styles.title}>{activity.title}</span>
                <span className={styles.description}>{activity.description}</span>
                <Badge icon="clock">{activity.durationLabel}</Badge>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
      {tip && (
        <Notice tone="info">
          <p>{tip}</p>
        </Notice>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, url }) => (
            <li key={url}>
              <ActionLink to={url}>{label}</ActionLink>
            </li>
          ))}
        </ul>
      )}
      <ReviewedDetails review={category} />
    </>
  )
}
