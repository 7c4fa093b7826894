import { categories } from '@second-wind/core/content/library/categories'
import type { CategoryId } from '@second-wind/core/content/library/category-schema'
import { LoadFailedNotice } from '../../ui/feedback/load-failed-notice.tsx'
import { ActivityPage } from './activity-page.tsx'
import { BackLink } from '../../ui/links/back-link.tsx'
import { CategoryView } from './category-view.tsx'
import { useCategory } from './use-category.ts'
import { levelHeadingId } from './use-library-location.ts'

type Props = { id: CategoryId; activityId: string | undefined }

/** A category, or one of its activities. */
export function CategoryPage({ id, activityId }: Props) {
  const { content: category, retry } = useCategory(id)
  if (typeof category === 'string') {
    return (
      <>
        <BackLink to="/library">Self-Care Library</BackLink>
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
