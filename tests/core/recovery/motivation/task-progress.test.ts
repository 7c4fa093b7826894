import { describe, expect, test } from 'vitest'
import { aDoneActivity, today } from './a-history.ts'
import { doing, stateOf, untick } from './state-of-task.ts'

describe('the task of drinks', () => {
  test.each([
    [0, 0],
    [3, 3],
    [7, 7],
  ])('shows %i glasses so far, without a tick, as %i of 8', (progress, shown) => {
    expect(stateOf('hydration', doing(untick('hydration', '12:00', progress)))).toMatchObject({
      completed: false,
      progress: shown,
      target: 8,
    })
  })

  test.each([
    [6, false],
    [7, true],
  ])('is completed by %i glasses and a soothing drink from the library (%s)', (glasses, completed) => {
    const state = stateOf(
      'hydration',
      doing(untick('hydration', '12:00', glasses), aDoneActivity('soothing-drinks', today, '13:00')),
    )
    expect(state).toMatchObject({
      completed,
      progress: glasses + 1,
      why: completed ? 'target-reached' : 'target-not-reached',
      counted: ['hydration', 'soothing-drinks'],
    })
  })

  test('counts a soothing drink of any duration as one glass', () => {
    const drink = aDoneActivity('soothing-drinks', today, '13:00', { durationMin: 5 })
    expect(stateOf('hydration', doing(drink)).progress).toBe(1)
  })

  test('shows more than 8 glasses as 8 of 8', () => {
    expect(
      stateOf('hydration', doing(aDoneActivity('hydration', today, '12:00', { progress: 12 }))).progress,
    ).toBe(8)
  })
})

describe('library activities count automatically', () => {
  test.each([
    ['breathing-control', 'breathing-exercise'],
    ['breathing-pacer', 'breathing-exercise'],
    ['two-minute-pause', 'mindful-moment'],
    ['steamy-bathroom-sit', 'steam-therapy'],
  ] as const)('when %s completes %s', (type, taskId) => {
    expect(stateOf(taskId, doing(aDoneActivity(type)))).toMatchObject({
      completed: true,
      why: 'target-reached',
      counted: [type],
    })
  })

  test('an activity stopped half way does not count', () => {
    const stopped = aDoneActivity('breathing-control', today, '09:00', { completed: false })
    expect(stateOf('breathing-exercise', doing(stopped))).toMatchObject({
      completed: false,
      why: 'nothing-yet',
    })
  })

  test.each([
    [4, 5, false],
    [5, 5, true],
  ])('walks of %i and %i minutes complete the task (%s)', (first, second, completed) => {
    const state = stateOf(
      'gentle-walk',
      doing(
        aDoneActivity('talk-test-walk', today, '09:00', { durationMin: first }),
        aDoneActivity('talk-test-walk', today, '15:00', { durationMin: second, progress: 1 }),
      ),
    )
    expect(state).toMatchObject({ completed, progress: first + second })
  })

  test('a task unticked and then done in the library is done', () => {
    const state = stateOf(
      'breathing-exercise',
      doing(
        aDoneActivity('breathing-control', today, '08:00'),
        untick('breathing-exercise', '09:00'),
        aDoneActivity('pursed-lips-breathing', today, '10:00'),
      ),
    )
    expect(state).toMatchObject({ completed: true, why: 'target-reached', times: 2 })
  })

  test('three sessions and a tick count as three times', () => {
    const sessions = ['09:00', '12:00', '15:00'].map((at) => aDoneActivity('breathing-control', today, at))
    expect(
      stateOf('breathing-exercise', doing(...sessions, aDoneActivity('breathing-exercise', today, '16:00')))
        .times,
    ).toBe(3)
  })
})
