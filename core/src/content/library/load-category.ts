import type { Category, CategoryId } from './category-schema.ts'

/** The whole of one category, as a chunk of its own. */
export function loadCategory(id: CategoryId): Promise<Category> {
  return parts[id]()
}

const parts: Record<CategoryId, () => Promise<Category>> = {
  breathing: async () => (await import('./breathing.ts')).breathing,
  steam: async () => (await import('./steam.ts')).steam,
  mindfulness: async () => (await import('./mindfulness.ts')).mindfulness,
  movement: async () => (await import('./movement.ts')).movement,
  nutrition: async () => (await import('./nutrition.ts')).nutrition,
  hydration: async () => (await import('./hydration.ts')).hydration,
  postural: async () => (await import('./postural.ts')).postural,
  inhaler: async () => (await import('./inhaler.ts')).inhaler,
  hygiene: async () => (await import('./hygiene.ts')).hygiene,
}
