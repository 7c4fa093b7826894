import { Button } from '@mantine/core'
import { categories } from '@second-wind/core/content/library/categories'
import type { CategoryId } from '@second-wind/core/content/library/category'
import { Notice } from '../../ui/notice.tsx'
import { ActivityPage } from './activity-page.tsx'
import { BackLink } from './back-link.tsx'
import { CategoryView } from './category-view.tsx'
import { useCategory } from './use-category.ts'
import { levelHeadingId } from './use-place.ts'

type Props = { id: CategoryId; activityId: string | undefined }

/** A category, or one of its activities. */
export function CategoryPage({ id, activityId }: Props) {
  const { category, retry } = useCategory(id)
  if (typeof category === 'string') {
    return (
      <>
        <BackLink to="/library">Self-Care Library</BackLink>
        <h2 id={levelHeadingId} tabIndex={-1}>
          {categories.find((summary) => summary.id === id)?.title}
        </h2>
        {category === 'opening' ? <p role="status">Opening…</p> : <NotHere onRetry={retry} />}
      </>
    )
  }
  const activity = category.modules.find((one) => one.id === activityId)
  if (!activity) return <CategoryView category={category} />
  return <ActivityPage key={activity.id} category={category} activity={activity} />
}

function NotHere({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Notice tone="warning">
        <p role="alert">These activities could not be opened. They may not be on this phone yet.</p>
      </Notice>
      <div>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </>
  )
}
