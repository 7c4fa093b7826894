import { categories } from '@second-wind/core/content/library/categories'
import type { Category } from '@second-wind/core/content/library/category-schema'
import { loadCategory } from '@second-wind/core/content/library/load-category'

export const loadedCategories: Category[] = await Promise.all(categories.map(({ id }) => loadCategory(id)))
export const allModules = loadedCategories.flatMap((category) =>
  category.modules.map((module) => ({ category, ...module })),
)
export const allSteps = allModules.flatMap((module) =>
  module.steps.map((step) => ({ activity: module.id, ...step })),
)
