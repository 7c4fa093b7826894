import type { Category } from '@second-wind/core/content/library/category-schema'

/** The content and the specification call them modules; screens call them activities. */
export type LibraryActivity = Category['modules'][number]
