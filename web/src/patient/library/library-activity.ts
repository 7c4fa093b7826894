import type { Category } from '@second-wind/core/content/library/category-schema'

/** The content calls them modules, as the specification does; people read "activities". */
export type LibraryActivity = Category['modules'][number]
