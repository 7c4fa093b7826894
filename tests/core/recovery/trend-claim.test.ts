import {
  noTrendClaimWords,
  explainMissingTrendClaim,
} from '@second-wind/core/content/analytics/trend-claim-words'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { epochMs } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { trendClaimOn } from '@second-wind/core/recovery/trend-claim'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../fixtures/a-patient.ts'
import { checkAt, entryAt, replyAt } from '../findings/findings-fixtures.ts'

const today = '2026-11-20'
const nowMs = epochMs(`${today}T20:00:00Z`)
const noCondition = { conditions: [], respiratoryDiagnosis: 'None', isVulnerable: false }

function read(entries: SymptomEntry[], checks: TriageResult[] = [], person: Partial<Patient> = {}) {
  return trendClaimOn({ entries, checks }, aPatient({ ...noCondition, ...person }), { nowMs, today })
}
const wellOn = (day: string) => entryAt(`2026-11-${day}T09:00:00Z`)
const wellDays = ['20', '19', '18', '17'].map(wellOn)

describe('"Improving" and "Stable"', () => {
  test('are said when nothing speaks against them', () => {
    expect(read(wellDays)).toEqual({ reason: undefined, old: [] })
    expect(explainMissingTrendClaim(read(wellDays))).toBe(undefined)
  })

  test.each([
    ['a warning sign of today', 'warning', { breathlessness: 8 }],
    ['a temperature of 38.3 to 39.4 of today', 'warning', { temperature: 'moderate-fever' }],
    ['"Worse than usual" of today', 'sign', { comparedWithUsual: 'worse' }],
  ] as const)('are not said beside %s', (_, reason, changes) => {
    expect(read([entryAt(`${today}T08:00:00Z`, changes), ...wellDays]).reason).toBe(reason)
  })

  test.each([
    ['2 check-ins ago', ['20', '19'], 'said-worse'],
    ['3 check-ins ago', ['20', '19', '18'], undefined],
  ])('are not said after "Much worse" %s, if the newest figures count it', (_, days, reason) => {
    const worse = entryAt('2026-11-15T09:00:00Z', { comparedWithUsual: 'much-worse' })
    expect(read([...days.map(wellOn), worse]).reason).toBe(reason)
  })

  test('are not said for figures of a worse day, also after "Yes, both", and the reason is still true then', () => {
    const worse = entryAt('2026-11-17T09:00:00Z', { comparedWithUsual: 'worse' })
    const outcome = toFollowUpOutcome({ about: worse.id, answer: 'usual' }, 'flare-up-open')
    const back = checkAt('2026-11-19T09:00:00Z', outcome.result, outcome)
    expect(explainMissingTrendClaim(read([wellOn('20'), wellOn('19'), worse], [back]))).toBe(
      'Because your recent scores include a day when you felt worse than usual, we only show what is getting worse.',
    )
  })

  test('are not said for 14 days after red phlegm without a reply, or with "I still feel like this"', () => {
    const red = entryAt('2026-11-16T09:00:00Z', { sputumColor: 'red' })
    const still = replyAt('2026-11-16T09:05:00Z', red.id, 'still', 'phlegm-red')
    expect(read([...wellDays, red]).reason).toBe('red-flag')
    expect(read([...wellDays, red], [still]).reason).toBe('red-flag')
    expect(read([...wellDays, entryAt('2026-11-05T09:00:00Z', { sputumColor: 'red' })]).reason).toBe(
      undefined,
    )
  })

  test('are said again after the reply "I am better" to it', () => {
    const red = entryAt('2026-11-16T09:00:00Z', { sputumColor: 'red' })
    const still = replyAt('2026-11-16T09:05:00Z', red.id, 'still', 'phlegm-red')
    const better = replyAt('2026-11-16T19:00:00Z', red.id, 'better', 'phlegm-red', 'follow-up-still')
    expect(read([...wellDays, red], [better, still]).reason).toBe(undefined)
  })

  test('are not said while the clinic has an open alert', () => {
    expect(read(wellDays, [], { alertCount: 1 }).reason).toBe('open-alert')
  })

  test('are not said of a score that was last set more than 7 days ago', () => {
    const withoutMood = wellDays.map((entry) => ({ ...entry, untouchedScores: ['mood' as const] }))
    const claim = read([...withoutMood, wellOn('12'), wellOn('11')])
    expect(claim).toEqual({ reason: undefined, old: ['mood'] })
    expect(explainMissingTrendClaim(claim)).toBe(noTrendClaimWords.old.text)
    expect(read([...withoutMood, wellOn('13')]).old).toEqual([])
  })
})
