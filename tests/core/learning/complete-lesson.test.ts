import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeLesson } from '@second-wind/core/learning/complete-lesson'
import { lessonId, moduleProgress } from '@second-wind/core/learning/progress'

const module = { id: 'allergy-quick-guide', lessonCount: 5, points: 60 }
const earned = { moduleId: 'allergy-quick-guide', points: 60 }
const done = (...indexes: number[]) => new Set(indexes.map((index) => lessonId(module.id, index)))

describe('finishing a lesson', () => {
  test.each([
    ['the first lesson opens the second', done(), 0, 1, undefined],
    ['the fourth lesson opens the fifth', done(0, 1, 2), 3, 4, undefined],
    ['the fifth lesson closes the module and earns its points', done(0, 1, 2, 3), 4, undefined, earned],
    [
      'the fifth lesson with one left out closes, and earns nothing yet',
      done(0, 1, 2),
      4,
      undefined,
      undefined,
    ],
    ['the lesson that was left out earns the points', done(0, 2, 3, 4), 1, 2, earned],
    ['a finished module read again opens lesson after lesson', done(0, 1, 2, 3, 4), 0, 1, undefined],
    ['a finished module read to its end earns nothing again', done(0, 1, 2, 3, 4), 4, undefined, undefined],
  ])('%s', (_, completed, index, opens, points) => {
    expect(completeLesson(module, completed, index)).toEqual({
      completed: new Set([...completed, lessonId(module.id, index)]),
      opens,
      earned: points,
    })
  })

  test.each([-1, 5, 0.5, Number.NaN])('a lesson at %s does not exist and completes nothing', (index) => {
    expect(completeLesson(module, done(0), index)).toEqual({
      completed: done(0),
      opens: undefined,
      earned: undefined,
    })
  })

  test('leaves the set that it was given alone, and keeps the lessons of other modules', () => {
    const before = new Set(['antibiotic-basics-1'])
    expect(completeLesson(module, before, 0).completed).toEqual(
      new Set(['antibiotic-basics-1', 'allergy-quick-guide-1']),
    )
    expect(before).toEqual(new Set(['antibiotic-basics-1']))
  })
})

test('whatever the order and however often, the points come exactly once, with the hundredth per cent', () => {
  const indexes = fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 40 })
  fc.assert(
    fc.property(indexes, (order) => {
      let completed: ReadonlySet<string> = new Set()
      let times = 0
      for (const index of order) {
        const result = completeLesson(module, completed, index)
        completed = result.completed
        if (result.earned) times += 1
      }
      expect(times).toBe(moduleProgress(module, completed).percent === 100 ? 1 : 0)
    }),
  )
})
