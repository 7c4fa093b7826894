import { categories } from '@second-wind/core/content/library/categories'
import type { Category, CategoryId } from '@second-wind/core/content/library/category-schema'
import { loadCategory } from '@second-wind/core/content/library/load-category'
import { useState } from 'react'
import * as paths from '../../paths.ts'
import { LoadFailedNotice } from '../../ui/feedback/load-failed-notice.tsx'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'
import { BackLink } from '../../ui/links/back-link.tsx'
import { ActivityView } from './activity-view.tsx'
import { CategoryView } from './category-view.tsx'
import type { LibraryActivity } from './library-activity.ts'
import { Player } from './player/player.tsx'
import { levelHeadingId } from './use-library-location.ts'

type Props = { id: CategoryId; activityId: string | undefined }

/** A category, or one of its activities. */
export function CategoryPage({ id, activityId }: Props) {
  const { content: category, retry } = useCategory(id)
  if (typeof category === 'string') {
    return (
      <>
        <BackLink to={paths.library}>Self-Care Library</BackLink>
        <h2 id={levelHeadingId} tabIndex={-1}>
          {categories.find((summary) => summary.id === id)?.title}
        </h2>
        {category === 'opening' ? (
          <p role="status">Opening…</p>
        ) : (
          <LoadFailedNotice what="These activities" onRetry={retry} />
        )}
      </>
    )
  }
  const activity = category.modules.find((one) => one.id === activityId)
  if (!activity) return <CategoryView category={category} />
  return <ActivityPage key={activity.id} category={category} activity={activity} />
}

const opened = new Map<CategoryId, Category>()

/** All activities of a category. */
const useCategory = (id: CategoryId) => useLazyContent(id, opened, loadCategory)

type ActivityPageProps = { category: Category; activity: LibraryActivity }

/** An activity: first its description, then its steps. */
function ActivityPage({ category, activity }: ActivityPageProps) {
  const [stage, setStage] = useState<'reading' | 'doing' | 'left'>('reading')
  if (stage === 'doing') {
    return <Player category={category} activity={activity} onLeave={() => setStage('left')} />
  }
  return (
    <ActivityView
      category={category}
      activity={activity}
      hasLeft={stage === 'left'}
      onStart={() => setStage('doing')}
    />
  )
}
