import { useEffect, useState } from 'react'
import type { Category, CategoryId } from '@second-wind/core/content/library/category'
import { loadCategory } from '@second-wind/core/content/library/load-category'

const loaded = new Map<CategoryId, Category>()

/** The whole of a category. What was opened before is there at once. */
export function useCategory(id: CategoryId): {
  category: Category | 'opening' | 'failed'
  retry: () => void
} {
  const [category, setCategory] = useState<Category | 'opening' | 'failed'>(loaded.get(id) ?? 'opening')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (loaded.has(id)) return
    let isCurrent = true
    const show = (outcome: Category | 'failed') => {
      if (outcome !== 'failed') loaded.set(id, outcome)
      if (isCurrent) setCategory(outcome)
    }
    loadCategory(id).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [id, attempt])

  const retry = () => {
    setCategory('opening')
    setAttempt(attempt + 1)
  }
  return { category, retry }
}
