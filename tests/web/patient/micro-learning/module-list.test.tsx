import { modules } from '@second-wind/core/content/learning/modules'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { saveCompletedLessons, openLessons } from './open-lessons.tsx'

withFreshDatabase()

const card = (title: string) => within(screen.getByRole('link', { name: title }).closest('article')!)

describe('the modules', () => {
  test('the list has the words of the specification and links back to the resources', async () => {
    await openLessons()
    expect(screen.getByText('Interactive health education modules')).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: 'Micro-Learning' })).toBeDefined()
    expect(screen.getByText('Quick, engaging health education in bite-sized lessons')).toBeDefined()
    const back = screen.getByRole('link', { name: 'Back to Educational Resources' })
    expect(back.getAttribute('href')).toBe('/educational-resources')
  })

  test('the four modules are in the order of the specification', async () => {
    await openLessons()
    const titles = screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
    expect(titles).toEqual(modules.map(({ title }) => title))
  })

  test('each module has its own picture', async () => {
    await openLessons()
    const drawn = screen.getAllByRole('article').map((each) => each.querySelector('svg')?.innerHTML)
    expect(new Set(drawn.filter(Boolean)).size).toBe(4)
  })

  test.each(modules)('the card of $title shows the description, duration and points', async (module) => {
    await openLessons()
    const facts = card(module.title)
      .getAllByRole('listitem')
      .map((fact) => fact.textContent)
    expect(facts).toEqual([
      module.category,
      module.difficulty,
      `${module.estimatedTimeMin} minutes`,
      `${module.points} points`,
    ])
    expect(card(module.title).getByText(module.description)).toBeDefined()
  })

  test('planned modules are announced and cannot be tapped', async () => {
    await openLessons()
    const soon = screen.getByRole('heading', { name: 'Coming Soon' }).parentElement!
    expect(soon.textContent).toMatch(/nutrition, mental health, sleep hygiene and preventive care/)
    expect(within(soon).queryByRole('link')).toBeNull()
  })
})

describe('progress on the cards', () => {
  test('a module that was not started shows no progress', async () => {
    await openLessons()
    expect(card('Antibiotic basics').queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText(/% complete/)).toBeNull()
    expect(card('Antibiotic basics').getByText('Start')).toBeDefined()
  })

  test('a module that was started shows its progress and the next lesson', async () => {
    await saveCompletedLessons('antibiotic-basics', 2)
    await openLessons()
    const { getByRole, getByText, queryByText } = card('Antibiotic basics')
    expect(getByText('40% complete')).toBeDefined()
    expect(getByRole('progressbar', { name: 'Antibiotic basics' }).getAttribute('aria-valuenow')).toBe('40')
    expect(getByText('Continue: Lesson 3 of 5')).toBeDefined()
    expect(queryByText('Module complete')).toBeNull()
    expect(card('Allergy quick guide').queryByRole('progressbar')).toBeNull()
  })

  test('a finished module shows a trophy', async () => {
    await saveCompletedLessons('allergy-quick-guide', 5)
    await openLessons()
    const { getByText } = card('Allergy quick guide')
    expect(getByText('100% complete')).toBeDefined()
    expect(getByText('Module complete')).toBeDefined()
    expect(getByText('Do it again')).toBeDefined()
  })

  test('when progress cannot be read, the page shows that and calls no module unfinished', async () => {
    await saveCompletedLessons('allergy-quick-guide', 5)
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('refused', 'DataError')
    })
    await openLessons()
    expect(screen.getByText(/^We could not load your progress/)).toBeDefined()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(card('Allergy quick guide').queryByText('Start')).toBeNull()
    vi.restoreAllMocks()
  })
})
