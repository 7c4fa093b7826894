import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import {
  emergencySignOfReason,
  type Figures,
  gravityOf,
  gravityOfCheck,
} from '@second-wind/core/findings/finding-gravity'
import { raisingRules } from '@second-wind/core/triage/added-safety-rules'
import { generalRules } from '@second-wind/core/triage/general-rules'
import { respiratoryRules } from '@second-wind/core/triage/respiratory-rules'
import { describe, expect, test } from 'vitest'
import { currentFindingsAt, replyAt, well } from './findings-fixtures.ts'

describe('of two findings of one rule', () => {
  test.each<[string, Partial<Figures>, Partial<Figures>]>([
    ['breathlessness-severe', { breathlessness: 10 }, { breathlessness: 9 }],
    ['breathlessness-high', { breathlessness: 8 }, { breathlessness: 7 }],
    ['breathing-with-lung-condition', { breathlessness: 6 }, { breathlessness: 5 }],
    ['peak-flow-below-50', { peakFlowLpm: 150 }, { peakFlowLpm: 190 }],
    ['peak-flow-50-80', { peakFlowLpm: 210 }, { peakFlowLpm: 290 }],
    ['reliever-over-8-puffs', { relieverPuffs: 16 }, { relieverPuffs: 9 }],
    ['reliever-with-worse-day', { relieverPuffs: 8 }, { relieverPuffs: 5 }],
    ['reliever-with-lung-condition', { relieverPuffs: 8 }, { relieverPuffs: 5 }],
    ['reliever-over-4-puffs', { relieverPuffs: 8 }, { relieverPuffs: 5 }],
    ['cough-severe', { coughSeverity: 10 }, { coughSeverity: 9 }],
    ['energy-very-low', { energy: 1 }, { energy: 2 }],
  ])('the one with the worse figure comes first, and after every rule above: %s', (id, worse, milder) => {
    const place = entryFindingRules.findIndex((rule) => rule.id === id)
    const above = entryFindingRules[place - 1]
    const gravity = gravityOf(id, { ...well, ...worse })
    expect(gravity).toBeLessThan(gravityOf(id, { ...well, ...milder }))
    if (above) expect(gravity).toBeGreaterThan(gravityOf(above.id))
  })
})

describe('more than 4 puffs of reliever', () => {
  test.each(['may-be-worse-than-usual', 'high-scores-unlike-usual', 'lasting-mild', 'fever-low'])(
    'are named before a sign that says less about the airways: %s',
    (id) => {
      expect(gravityOf('reliever-over-4-puffs')).toBeLessThan(gravityOf(id))
    },
  )
})

describe('the 999 sign of a check', () => {
  const cannotBreathe = [
    'general:difficulty_breathing=severe',
    'respiratory:difficulty_breathing=critical',
    'respiratory:difficulty_breathing=severe',
    'respiratory:blue_lips_fingers=blue_lips',
    'respiratory:blue_lips_fingers=blue_fingers',
  ]
  const killsAsFast = [
    'general:chest_pain=crushing',
    'general:swallowing=unable',
    'general:fatigue=severe',
    'respiratory:chest_pain=crushing',
    'respiratory:rescue_inhaler=not_helping',
    'respiratory:alertness_confusion=confused',
    'A2',
    'A4',
    'A5',
  ]
  const sameAsInEntry = [
    ['respiratory:peak_flow=below_50', 'peak-flow-below-50'],
    ['general:cough_mucus=significant_blood', 'phlegm-red'],
    ['respiratory:cough_mucus=significant_blood', 'phlegm-red'],
    ['general:fever=high', 'fever-high'],
    ['respiratory:fever=high', 'fever-high'],
  ] as const

  test.each(cannotBreathe)('comes before all others when the person cannot breathe: %s', (reason) => {
    expect(emergencySignOfReason(reason)).toEqual({ id: reason, gravity: 0 })
  })

  test.each(killsAsFast)('comes next when it can kill as fast: %s', (reason) => {
    const sign = emergencySignOfReason(reason)
    expect(sign?.id).toBe(reason)
    expect(sign?.gravity).toBeGreaterThan(0)
    expect(sign?.gravity).toBeLessThan(gravityOf('breathlessness-severe', { ...well, breathlessness: 10 }))
  })

  test.each(sameAsInEntry)('is that of an entry when an entry can have it: %s', (reason, id) => {
    expect(emergencySignOfReason(reason)).toEqual({ id, gravity: gravityOf(id) })
  })

  test('is known for every rule that calls for 999', () => {
    const calls = [...generalRules, ...respiratoryRules, ...raisingRules].filter(
      ({ level }) => level === 'seek_help',
    )
    expect(calls.map(({ id }) => id).toSorted()).toEqual(
      [...cannotBreathe, ...killsAsFast, ...sameAsInEntry.map(([reason]) => reason)].toSorted(),
    )
  })

  test('is the worst of all, and before all others when none is known', () => {
    expect(gravityOfCheck({ reasons: ['general:fever=high', 'general:cough_mucus=significant_blood'] })).toBe(
      gravityOf('phlegm-red'),
    )
    expect(gravityOfCheck({ reasons: ['of-another-release'] })).toBe(0)
    expect(gravityOfCheck({})).toBe(0)
  })
})

describe('the rank of a finding', () => {
  test.each(['follow-up-still', 'follow-up-not-usual', 'flare-up-open', 'check-monitor'])(
    'that repeats a sign is after every sign: %s',
    (id) => {
      const last = Math.max(...entryFindingRules.map((rule) => gravityOf(rule.id)))
      expect(gravityOf(id)).toBeGreaterThan(last)
    },
  )

  test('of the reply "I still feel like this" is that of the sign which it is about', () => {
    const at = '2026-11-20T08:00:00Z'
    const [still] = currentFindingsAt(at, {
      checks: [replyAt(at, 'entry-1', 'still', 'fever-high', 'phlegm-red')],
    })
    expect(still).toMatchObject({ id: 'follow-up-still', gravity: gravityOf('phlegm-red') })
  })

  test.each([
    ['check-blood-streaks', 'breathlessness-high'],
    ['answer-worse', 'feels-much-worse'],
    ['answer-call', 'feels-much-worse'],
    ['answer-worse-after-999-sign', 'feels-much-worse'],
    ['answer-call-after-999-sign', 'feels-much-worse'],
  ])('%s is that of %s', (id, same) => {
    expect(gravityOf(id)).toBe(gravityOf(same))
  })
})
