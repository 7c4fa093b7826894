import { tasks, type TaskId } from '@second-wind/core/content/motivation/tasks'
import type { ActivityHistory } from '@second-wind/core/recovery/motivation/activity-history'
import { completionPercent, taskStates } from '@second-wind/core/recovery/motivation/task-state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aHistory, anyHistory, checkIn, daysAgo, aDoneActivity, numbersIn, today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'

const stateOf = (taskId: TaskId, history: ActivityHistory) => {
  const found = taskStates(history, today).find((state) => state.taskId === taskId)
  if (!found) throw new Error(`no state of ${taskId}`)
  return found
}
const doing = (...activities: ActivityHistory['activities']) => aHistory({ activities })
const untick = (type: string, at: string, progress?: number) =>
  aDoneActivity(type, today, at, { completed: false, ...(progress === undefined ? {} : { progress }) })

test('a new person has seven tasks and none done', () => {
  const states = taskStates(aHistory(), today)
  expect(states.map(({ taskId }) => taskId)).toEqual(tasks.map(({ id }) => id))
  expect(states.map(({ completed, progress, why }) => ({ completed, progress, why }))).toEqual(
    Array.from({ length: 7 }, () => ({ completed: false, progress: 0, why: 'nothing-yet' })),
  )
  expect(completionPercent(states)).toBe(0)
})

test('the demo patient has done 3 of 7 tasks today, 43 %', () => {
  const states = taskStates(demoPatientHistory(), today)
  const done = states.filter(({ completed }) => completed).map(({ taskId }) => taskId)
  expect(done).toEqual(['morning-check', 'hydration', 'medication'])
  expect(completionPercent(states)).toBe(43)
})

test('without tasks the share is 0', () => {
  expect(completionPercent([])).toBe(0)
})

test('with all seven done the share is 100 %', () => {
  expect(completionPercent(taskStates(doing(...tasks.map(({ id }) => aDoneActivity(id))), today))).toBe(100)
})

describe('the morning check-in', () => {
  test('is done by a check-in in the tracker', () => {
    const state = stateOf('morning-check', aHistory({ entries: [checkIn(today)] }))
    expect(state).toMatchObject({ completed: true, why: 'target-reached', counted: ['check-in'] })
  })

  test('is done by a tick', () => {
    expect(stateOf('morning-check', doing(aDoneActivity('morning-check')))).toMatchObject({
      completed: true,
      why: 'ticked',
      counted: ['morning-check'],
    })
  })

  test('is not done by a check-in yesterday', () => {
    expect(stateOf('morning-check', aHistory({ entries: [checkIn(daysAgo(1))] })).completed).toBe(false)
  })

  test('is not done if unticked at the instant of a check-in', () => {
    const history = aHistory({
      entries: [checkIn(today, '09:00')],
      activities: [untick('morning-check', '09:00')],
    })
    expect(stateOf('morning-check', history)).toMatchObject({ completed: false, why: 'not-ticked' })
  })

  test('is not done after unticking it until the next check-in', () => {
    const activities = [untick('morning-check', '09:00')]
    const before = aHistory({ entries: [checkIn(today, '08:00')], activities })
    expect(stateOf('morning-check', before)).toMatchObject({ completed: false, why: 'not-ticked' })
    const after = aHistory({ entries: [checkIn(today, '08:00'), checkIn(today, '18:00')], activities })
    expect(stateOf('morning-check', after)).toMatchObject({ completed: true, why: 'target-reached' })
  })
})

describe('ticking a task', () => {
  test.each(tasks.map(({ id, target }) => [id, target] as const))(
    'works for %s on, off and on again',
    (id, target) => {
      const on = aDoneActivity(id, today, '09:00')
      const off = untick(id, '10:00')
      const again = aDoneActivity(id, today, '11:00')
      expect(stateOf(id, doing(on))).toMatchObject({ completed: true, progress: target, why: 'ticked' })
      expect(stateOf(id, doing(on, off))).toMatchObject({ completed: false, progress: 0, why: 'not-ticked' })
      expect(stateOf(id, doing(again, on, off))).toMatchObject({ completed: true, progress: target })
    },
  )

  test('counts the later record if ticked and unticked at the same instant', () => {
    const on = aDoneActivity('medication', today, '09:00', { id: idNumbered(1) })
    const off = { ...untick('medication', '09:00'), id: idNumbered(2) }
    expect(stateOf('medication', doing(off, on)).completed).toBe(false)
  })

  test('is cancelled by an untick with the same amount', () => {
    const state = stateOf(
      'hydration',
      doing(aDoneActivity('hydration', today, '09:00', { progress: 8 }), untick('hydration', '10:00', 8)),
    )
    expect(state).toMatchObject({ completed: false, progress: 0, why: 'not-ticked' })
  })
})

describe('drinks', () => {
  test.each([
    [0, 0],
    [3, 3],
    [7, 7],
  ])('%i glasses so far, not ticked, are %i of 8', (progress, shown) => {
    expect(stateOf('hydration', doing(untick('hydration', '12:00', progress)))).toMatchObject({
      completed: false,
      progress: shown,
      target: 8,
    })
  })

  test.each([
    [6, false],
    [7, true],
  ])('of %i glasses and a soothing drink from the library complete the task (%s)', (glasses, completed) => {
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

  test('count a soothing drink of any duration as one glass', () => {
    const drink = aDoneActivity('soothing-drinks', today, '13:00', { durationMin: 5 })
    expect(stateOf('hydration', doing(drink)).progress).toBe(1)
  })

  test('beyond 8 count as 8 of 8', () => {
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
  ] as const)('%s completes %s', (type, taskId) => {
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

describe('in any history', () => {
  test('a task is done exactly when its target is met, and figures are valid', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const states = taskStates(history, today)
        expect(numbersIn(states).every((number) => Number.isFinite(number) && number >= 0)).toBe(true)
        for (const { completed, progress, target } of states) expect(progress === target).toBe(completed)
      }),
    )
  })

  test('the order of the records makes no difference', () => {
    fc.assert(
      fc.property(anyHistory, ({ entries, activities }) => {
        const reversed = { entries: entries.toReversed(), activities: activities.toReversed() }
        const withoutOrder = (history: ActivityHistory) =>
          taskStates(history, today).map((state) => ({ ...state, counted: state.counted.toSorted() }))
        expect(withoutOrder(reversed)).toEqual(withoutOrder({ entries, activities }))
      }),
    )
  })

  test('the newest tick or un-tick decides', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...tasks), (history, { id }) => {
        const wasDone = stateOf(id, history).completed
        const toggle = {
          ...aDoneActivity(id, today, '23:59', { completed: !wasDone }),
          date: `${today}T23:59:59Z`,
        }
        const toggled = { ...history, activities: [...history.activities, toggle] }
        expect(stateOf(id, toggled).completed).toBe(!wasDone)
      }),
    )
  })

  test('doing more never un-ticks a task', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const more = tasks.flatMap(({ activityTypes }) =>
          activityTypes.map((type) => aDoneActivity(type, today, '23:59')),
        )
        const after = taskStates({ ...history, activities: [...history.activities, ...more] }, today)
        const before = taskStates(history, today)
        expect(before.filter(({ completed }, index) => completed && !after[index]?.completed)).toEqual([])
      }),
    )
  })
})
