import { categories } from '@second-wind/core/content/library/categories'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openLibrary } from './open-library.tsx'

describe('the library', () => {
  test('lists the nine categories in the order of the specification, each with its contents', () => {
    openLibrary()
    const cards = screen.getAllByRole('link').slice(0, categories.length)
    expect(cards.map((card) => card.textContent)).toEqual(
      categories.map(
        ({ title, description, activityCount }) => `${title}${description}${activityCount} activities`,
      ),
    )
    expect(cards.map((card) => card.dataset['color'])).toEqual(categories.map(({ color }) => color))
  })

  test('links to the national guidelines', () => {
    openLibrary()
    const card = screen.getByRole('link', { name: /Educational Resources.*National guidelines/ })
    expect(card.getAttribute('href')).toBe('/educational-resources')
  })

  test('announces planned activities, which cannot be tapped', () => {
    openLibrary()
    expect(screen.getByRole('heading', { name: 'Coming Soon' })).toBeDefined()
    expect(screen.getByText(/nutrition, sleep and mindfulness/).closest('a')).toBeNull()
  })
})
