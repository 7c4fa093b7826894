import type { Category, CategoryId } from '@second-wind/core/content/library/category-schema'
import { loadCategory } from '@second-wind/core/content/library/load-category'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'

const opened = new Map<CategoryId, Category>()

/** The whole of a category. */
export const useCategory = (id: CategoryId) => useLazyContent(id, opened, loadCategory)
