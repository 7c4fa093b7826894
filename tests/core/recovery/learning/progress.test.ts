import { amina } from '@second-wind/api/demo/people/amina'
import { modules } from '@second-wind/core/content/learning/modules'
import { completedLessons, lessonId, moduleProgress } from '@second-wind/core/recovery/learning/progress'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const basics = { id: 'antibiotic-basics', lessonCount: 5 }
const lessons = (...numbers: number[]) => new Set(numbers.map((number) => `antibiotic-basics-${number}`))

describe('the progress of a module of five lessons', () => {
  test.each([
    ['nothing done', lessons(), 0, 0],
    ['the first lesson done', lessons(1), 20, 1],
    ['the first two done', lessons(1, 2), 40, 2],
    ['a lesson done out of turn leaves the gap open', lessons(1, 3), 40, 1],
    ['all but the first lesson done', lessons(2, 3, 4, 5), 80, 0],
    ['all but the last lesson done', lessons(1, 2, 3, 4), 80, 4],
    ['all done starts again at lesson 1', lessons(1, 2, 3, 4, 5), 100, 0],
    ['a lesson that does not exist does not count', lessons(0, 6, 7), 0, 0],
    ['a lesson of another module does not count', new Set(['allergy-quick-guide-1']), 0, 0],
  ])('has the right percentage and next lesson with %s', (_, completed, percent, nextLesson) => {
    expect(moduleProgress(basics, completed)).toMatchObject({ percent, nextLesson })
  })

  test('lists the completed lessons in lesson order', () => {
    expect(moduleProgress(basics, lessons(4, 1)).completed).toEqual([
      'antibiotic-basics-1',
      'antibiotic-basics-4',
    ])
  })
})

describe('the percentage of a module of any length', () => {
  const done = (count: number) => new Set(Array.from({ length: count }, (_, index) => lessonId('m', index)))
  test.each([
    ['1 of 3 is 33', 1, 3, 33],
    ['2 of 3 is 67', 2, 3, 67],
    ['199 of 200 is not yet 100', 199, 200, 99],
    ['200 of 200 is 100', 200, 200, 100],
    ['a module without lessons is never complete', 0, 0, 0],
  ])('is rounded, and 100 only when every lesson is done: %s', (_, count, lessonCount, percent) => {
    expect(moduleProgress({ id: 'm', lessonCount }, done(count)).percent).toBe(percent)
  })
})

describe('the progress from the records of a person', () => {
  const progressOf = (activities: { type: string; completed: boolean }[]) =>
    moduleProgress(basics, completedLessons(modules, activities)).percent

  test.each([
    ['no record', [], 0],
    ['a lesson', [{ type: 'antibiotic-basics-2', completed: true }], 20],
    [
      'the same lesson three times',
      Array.from({ length: 3 }, () => ({ type: 'antibiotic-basics-2', completed: true })),
      20,
    ],
    ['the module itself', [{ type: 'antibiotic-basics', completed: true }], 100],
    ['a lesson that was cancelled', [{ type: 'antibiotic-basics-2', completed: false }], 0],
    ['a module that was cancelled', [{ type: 'antibiotic-basics', completed: false }], 0],
    ['a task of the day', [{ type: 'hydration', completed: true }], 0],
    ['another module', [{ type: 'allergy-quick-guide', completed: true }], 0],
  ])('is counted from %s', (_, activities, percent) => {
    expect(progressOf(activities)).toBe(percent)
  })

  test('is three completed modules, and none of the allergy guide, for the demo patient', () => {
    const completed = completedLessons(
      modules,
      (amina.activities ?? []).map(({ report }) => report),
    )
    expect(modules.map((module) => moduleProgress(module, completed).percent)).toEqual([100, 100, 0, 100])
  })
})

const anyModule = fc.record({ id: fc.constantFrom('a', 'b'), lessonCount: fc.nat({ max: 300 }) })
const anyLesson = fc
  .tuple(fc.constantFrom('a', 'b', 'c', ''), fc.integer({ min: -2, max: 310 }))
  .map(([id, index]) => lessonId(id, index))
const anyLessons = fc.array(anyLesson, { maxLength: 400 })

describe('the progress of any module', () => {
  test('is a whole number from 0 to 100, and 100 only when every lesson is done', () => {
    fc.assert(
      fc.property(anyModule, anyLessons, (module, ids) => {
        const { percent, completed, nextLesson } = moduleProgress(module, new Set(ids))
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(percent === 100).toBe(module.lessonCount > 0 && completed.length === module.lessonCount)
        expect(nextLesson).toBeGreaterThanOrEqual(0)
        expect(nextLesson).toBeLessThan(Math.max(module.lessonCount, 1))
      }),
    )
  })

  test('does not depend on repeated lessons and their order', () => {
    fc.assert(
      fc.property(anyModule, anyLessons, (module, ids) => {
        const once = moduleProgress(module, new Set(ids))
        expect(moduleProgress(module, new Set([...ids, ...ids].reverse()))).toEqual(once)
      }),
    )
  })

  test('is never lowered by one more lesson', () => {
    fc.assert(
      fc.property(anyModule, anyLessons, anyLesson, (module, ids, extra) => {
        const before = moduleProgress(module, new Set(ids)).percent
        expect(moduleProgress(module, new Set([...ids, extra])).percent).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})
