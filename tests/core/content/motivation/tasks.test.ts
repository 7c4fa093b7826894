import { categories } from '@second-wind/core/content/library/categories'
import { loadCategory } from '@second-wind/core/content/library/load-category'
import { breathingPacer } from '@second-wind/core/content/library/pacer'
import { task } from '@second-wind/core/content/motivation/task-schema'
import { tasks } from '@second-wind/core/content/motivation/tasks'
import { describe, expect, test } from 'vitest'

describe('the daily tasks', () => {
  test('there are exactly the seven daily tasks of the specification, in its order', () => {
    expect(tasks.map(({ id }) => id)).toEqual([
      'morning-check',
      'breathing-exercise',
      'hydration',
      'medication',
      'gentle-walk',
      'mindful-moment',
      'steam-therapy',
    ])
  })

  test('every task is complete, with 15 to 30 points', () => {
    for (const item of tasks) expect(task.parse(item)).toEqual(item)
  })

  test('the points are those of the content pack', () => {
    expect(tasks.map(({ points }) => points)).toEqual([20, 25, 15, 30, 25, 15, 15])
  })

  test.each([
    ['points of 14', { points: 14 }, false],
    ['points of 15', { points: 15 }, true],
    ['points of 30', { points: 30 }, true],
    ['points of 31', { points: 31 }, false],
    ['a target of 0', { target: 0 }, false],
  ])('a task with %s is accepted (%s)', (_, changes, isFine) => {
    expect(task.safeParse({ ...tasks[0], ...changes }).success).toBe(isFine)
  })

  test('every activity that counts for a task is in the library, and counts for one task only', async () => {
    const loaded = await Promise.all(categories.map(({ id }) => loadCategory(id)))
    const inLibrary = [...loaded.flatMap(({ modules }) => modules.map(({ id }) => id)), breathingPacer.id]
    const counting = tasks.flatMap(({ activityTypes }) => activityTypes)
    expect(counting.filter((type) => !inLibrary.includes(type))).toEqual([])
    expect(new Set(counting).size).toBe(counting.length)
  })

  test('no task advises to drink past a limit, walk with a fever or chest pain, or sit over hot water', () => {
    const descriptionOf = (id: string) => tasks.find((item) => item.id === id)?.description
    expect(descriptionOf('hydration')).toContain('told to limit fluids')
    expect(descriptionOf('gentle-walk')).toContain('Rest if you have a high temperature, chest pain')
    expect(descriptionOf('steam-therapy')).toContain('Do not use a bowl or pan of hot water')
  })
})
