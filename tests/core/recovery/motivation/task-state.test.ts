import { tasks } from '@second-wind/core/content/motivation/tasks'
import type { ActivityHistory } from '@second-wind/core/recovery/motivation/activity-history'
import { completionPercent, taskStates } from '@second-wind/core/recovery/motivation/task-state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aHistory, anyHistory, checkIn, daysAgo, aDoneActivity, numbersIn, today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'
import { doing, stateOf, untick } from './state-of-task.ts'

describe('the tasks of a day', () => {
  test('are seven for a new person, none of them done', () => {
    const states = taskStates(aHistory(), today)
    expect(states.map(({ taskId }) => taskId)).toEqual(tasks.map(({ id }) => id))
    expect(states.map(({ completed, progress, why }) => ({ completed, progress, why }))).toEqual(
      Array.from({ length: 7 }, () => ({ completed: false, progress: 0, why: 'nothing-yet' })),
    )
    expect(completionPercent(states)).toBe(0)
  })

  test('are done by the demo patient to 3 of 7 today, 43 %', () => {
    const states = taskStates(demoPatientHistory(), today)
    const done = states.filter(({ completed }) => completed).map(({ taskId }) => taskId)
    expect(done).toEqual(['morning-check', 'hydration', 'medication'])
    expect(completionPercent(states)).toBe(43)
  })
})

describe('the share of tasks done', () => {
  test('is 0 without tasks', () => {
    expect(completionPercent([])).toBe(0)
  })

  test('is 100 % when all seven tasks are done', () => {
    expect(completionPercent(taskStates(doing(...tasks.map(({ id }) => aDoneActivity(id))), today))).toBe(100)
  })
})

describe('the task of the morning check-in', () => {
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

  test('is undone by an untick with the same amount', () => {
    const state = stateOf(
      'hydration',
      doing(aDoneActivity('hydration', today, '09:00', { progress: 8 }), untick('hydration', '10:00', 8)),
    )
    expect(state).toMatchObject({ completed: false, progress: 0, why: 'not-ticked' })
  })
})

describe('the tasks in any history', () => {
  test('are done exactly when their target is met, and their figures are valid', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const states = taskStates(history, today)
        expect(numbersIn(states).every((number) => Number.isFinite(number) && number >= 0)).toBe(true)
        for (const { completed, progress, target } of states) expect(progress === target).toBe(completed)
      }),
    )
  })

  test('are the same in any order of the records', () => {
    fc.assert(
      fc.property(anyHistory, ({ entries, activities }) => {
        const reversed = { entries: entries.toReversed(), activities: activities.toReversed() }
        const withoutOrder = (history: ActivityHistory) =>
          taskStates(history, today).map((state) => ({ ...state, counted: state.counted.toSorted() }))
        expect(withoutOrder(reversed)).toEqual(withoutOrder({ entries, activities }))
      }),
    )
  })

  test('are decided by the newest tick or un-tick', () => {
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

  test('are never un-ticked by doing more', () => {
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
