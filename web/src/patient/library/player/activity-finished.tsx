import type { Category } from '@second-wind/core/content/library/category-schema'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile } from '../../../data/local/index.ts'
import * as paths from '../../../paths.ts'
import { Companion } from '../../../ui/companion/companion.tsx'
import { useFocusOnArrival } from '../../../ui/hooks/use-focus-on-arrival.ts'
import { BackLink } from '../../../ui/links/back-link.tsx'
import type { LibraryActivity } from '../library-activity.ts'
import type { FinishedActivity } from './use-finish-activity.ts'
import styles from './activity-finished.module.css'

type Props = { category: Category; activity: LibraryActivity; finished: FinishedActivity }

export function ActivityFinished({ category, activity, finished: { durationMin, counted } }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const who = useLiveQuery(() =>
    findProfile()
      .then((profile) => profile?.companionAvatar)
      .catch(() => undefined),
  )
  return (
    <div className={styles.finished}>
      <Companion who={who ?? 'joy'} expression="proud" />
      <h2 ref={heading} tabIndex={-1}>
        Activity done
      </h2>
      <p>
        {activity.title}, {durationMin} {durationMin === 1 ? 'minute' : 'minutes'}. Saved on this phone.
      </p>
      {counted && counted.length > 0 && (
        <section className={styles.counted}>
          <h3>It counted for</h3>
          <ul>
            {counted.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {counted?.length === 0 && (
        <p>It is not part of a daily task or a challenge. It was still time well spent.</p>
      )}
      <BackLink to={paths.libraryCategory(category.id)}>{category.title}</BackLink>
    </div>
  )
}
