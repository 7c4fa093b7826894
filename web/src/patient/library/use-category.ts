import type { Category, CategoryId } from '@second-wind/core/content/library/category-schema'
import { loadCategory } from '@second-wind/core/content/library/load-category'
import { useContent } from '../../ui/hooks/use-lazy-content.ts'

const opened = new Map<CategoryId, Category>()

/** The whole of a category. */
export const useCategory = (id: CategoryId) => useContent(id, opened, loadCategory)
