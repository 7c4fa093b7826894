import { hourMs, minuteMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import {
  elapsedMs,
  goToStep,
  longestMs,
  minutesSpent,
  togglePause,
  startPlayer,
} from '../../../../../web/src/patient/library/player/player-state.ts'

const steps = [
  { text: 'Sit down.' },
  { text: 'Rest.', seconds: 120 },
  { text: 'Breathe.', breath: { inSeconds: 2, outSeconds: 4, breaths: 10 } },
]

describe('the time spent on a step', () => {
  test('time is taken from the clock, without the pauses', () => {
    let run = startPlayer(0)
    run = togglePause(run, 10_000)
    expect(elapsedMs(run.watch, 500_000)).toBe(10_000)
    run = togglePause(run, minuteMs)
    expect(elapsedMs(run.watch, 65_000)).toBe(15_000)
  })

  test('setting the clock back does not make time negative', () => {
    expect(elapsedMs(startPlayer(10_000).watch, 2000)).toBe(0)
  })
})

describe('the minutes of a run', () => {
  test('the minutes of all steps are added, also of a step done twice', () => {
    let run = startPlayer(0)
    run = goToStep(run, steps, 1, minuteMs)
    run = goToStep(run, steps, 0, 2 * minuteMs)
    run = goToStep(run, steps, 1, 4 * minuteMs)
    expect(minutesSpent(run, steps, 6 * minuteMs)).toBe(6)
  })

  test('a step left open overnight counts for at most its own duration', () => {
    const night = 8 * hourMs
    expect(minutesSpent(startPlayer(0), steps, night)).toBe(5)
    expect(minutesSpent(goToStep(startPlayer(0), steps, 1, 0), steps, night)).toBe(2)
    expect(longestMs(steps[2])).toBe(minuteMs)
  })

  test('at least one minute is recorded', () => {
    expect(minutesSpent(startPlayer(0), steps, 100)).toBe(1)
  })
})
