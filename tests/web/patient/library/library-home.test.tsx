import { categories } from '@second-wind/core/content/library/categories'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openLibrary } from './open-library.tsx'

test('the nine categories are in the order of the specification, each with its contents', () => {
  openLibrary()
  const cards = screen.getAllByRole('link').slice(0, categories.length)
  expect(cards.map((card) => card.textContent)).toEqual(
    categories.map(
      ({ title, description, activityCount }) => `${title}${description}${activityCount} activities`,
    ),
  )
  expect(cards.map((card) => card.dataset['color'])).toEqual(categories.map(({ color }) => color))
})

test('a card links to the national guidelines', () => {
  openLibrary()
  const card = screen.getByRole('link', { name: /Educational Resources.*National guidelines/ })
  expect(card.getAttribute('href')).toBe('/educational-resources')
})

test('planned activities are announced and cannot be tapped', () => {
  openLibrary()
  expect(screen.getByRole('heading', { name: 'Coming Soon' })).toBeDefined()
  expect(screen.getByText(/nutrition, sleep and mindfulness/).closest('a')).toBeNull()
})
