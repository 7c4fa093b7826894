import { categories } from '@second-wind/core/content/library/categories'
import { categorySummary } from '@second-wind/core/content/library/category-schema'
import { comingSoon } from '@second-wind/core/content/library/coming-soon'
import { libraryNote } from '@second-wind/core/content/library/library-note'
import { loadCategory } from '@second-wind/core/content/library/load-category'
import { describe, expect, test } from 'vitest'

describe('the cards of the library', () => {
  test('are the nine of the specification, in its order', () => {
    expect(categories.map(({ id }) => id)).toEqual([
      'breathing',
      'steam',
      'mindfulness',
      'movement',
      'nutrition',
      'hydration',
      'postural',
      'inhaler',
      'hygiene',
    ])
  })

  test('that Home shows are breathing, moist air, calm and movement', () => {
    expect(categories.slice(0, 4).map(({ title }) => title)).toEqual([
      'Breathing exercises',
      'Steam and moist air',
      'Calm and relaxation',
      'Gentle movement',
    ])
  })

  test('use each of the five colours', () => {
    expect(new Set(categories.map(({ color }) => color))).toEqual(
      new Set(['blue', 'green', 'cyan', 'purple', 'orange']),
    )
  })

  test.each(categories)('$id states what it contains', async (summary) => {
    const { id, title, description, icon, color, modules: all } = await loadCategory(summary.id)
    expect(categorySummary.parse(summary)).toEqual({
      id,
      title,
      description,
      icon,
      color,
      activityCount: all.length,
    })
  })
})

describe('the Coming Soon card', () => {
  test('names nutrition, sleep and mindfulness', () => {
    const { title, text } = libraryNote.parse(comingSoon)
    expect(title).toBe('Coming Soon')
    for (const topic of ['nutrition', 'sleep', 'mindfulness']) expect(text).toContain(topic)
  })
})
