import { categories } from '@second-wind/core/content/library/categories'
import type { CategoryId } from '@second-wind/core/content/library/category-schema'
import { useSearchParams } from 'react-router-dom'

/** The id of the heading of a level; it takes the focus on arrival. */
export const levelHeadingId = 'library-heading'

/** The id of the link that leads down to a category or an activity. */
export const entryId = (id: string): string => `library-${id}`

/** The library location of the address; an unknown category shows the list of all categories. */
export function useLibraryLocation(): { categoryId: CategoryId | undefined; activityId: string | undefined } {
  const [params] = useSearchParams()
  const categoryId = categories.find(({ id }) => id === params.get('category'))?.id
  return { categoryId, activityId: (categoryId && params.get('activity')) ?? undefined }
}
