import { alertSeverities } from '@second-wind/core/care/alert'
import { currentFindings } from '@second-wind/core/findings/current-findings'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import { findingLevels, worstLevel } from '@second-wind/core/findings/finding'
import { epochMs } from '@second-wind/core/platform/moment'
import type { ClockDoubt } from '@second-wind/core/records/clock-doubt'
import { assessTriage } from '@second-wind/core/triage/assess'
import { trackOptions } from '@second-wind/core/triage/options'
import { toTriageOutcome } from '@second-wind/core/triage/triage-outcome'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import {
  aPersonWith,
  checkAt,
  currentFindingsAt,
  entryAt,
  findingIdsAt,
  replyAt,
} from './findings-fixtures.ts'

describe('how long a finding counts', () => {
  const logged = '2026-11-18T08:00:00.000Z'
  test.each([
    ['a red flag', { breathlessness: 9 }, '2026-11-20T07:59:59.999Z', '2026-11-20T08:00:00.000Z'],
    ['an urgent sign', { breathlessness: 7 }, '2026-11-19T07:59:59.999Z', '2026-11-19T08:00:00.000Z'],
    ['a sign to watch', { energy: 2 }, '2026-11-19T07:59:59.999Z', '2026-11-19T08:00:00.000Z'],
  ])('%s of an entry counts up to its last millisecond', (_, changes, last, over) => {
    const entries = [entryAt(logged, changes)]
    expect(findingIdsAt(last, { entries })).toHaveLength(1)
    expect(findingIdsAt(over, { entries })).toEqual([])
  })

  test.each([
    ['seek_help', '2026-11-20T07:59:59.999Z', '2026-11-20T08:00:00.000Z'],
    ['monitor', '2026-11-19T07:59:59.999Z', '2026-11-19T08:00:00.000Z'],
  ] as const)('the result %s of a check counts up to its last millisecond', (result, last, over) => {
    const checks = [checkAt(logged, result)]
    expect(findingIdsAt(last, { checks })).toEqual([
      result === 'monitor' ? 'check-monitor' : 'check-seek-help',
    ])
    expect(findingIdsAt(over, { checks })).toEqual([])
  })

  test('a check with one red flag is a 999 finding, whatever its result', () => {
    const checks = [checkAt(logged, 'monitor', { redFlags: ['Blue lips'] })]
    expect(findingIdsAt(logged, { checks })).toEqual(['check-seek-help'])
  })

  test('a check with the result "stay home" is no finding', () => {
    expect(findingIdsAt(logged, { checks: [checkAt(logged, 'stay_home')] })).toEqual([])
  })

  test.each([
    ['an earlier sign', ['A11'], []],
    ['an earlier sign, with advice for a higher-risk person', ['A11', 'A6'], []],
    ['an earlier sign and a sign of its own', ['A11', 'fever=moderate'], ['check-monitor']],
    ['an unanswered question', ['incomplete'], ['check-monitor']],
    ['reasons that were not stored', [], ['check-monitor']],
  ])(
    'a check with the result "monitor" is a finding unless its only reason is an earlier sign, here %s',
    (_, reasons, findings) => {
      expect(findingIdsAt(logged, { checks: [checkAt(logged, 'monitor', { reasons })] })).toEqual(findings)
    },
  )

  test('a sign ends after 24 hours at "stay home" when the checks after it show no sign', () => {
    const noSign = Object.fromEntries(
      Object.entries(trackOptions.respiratory).map(([question, [none]]) => [question, none]),
    )
    const checks: TriageResult[] = []
    const check = (at: string, answers: Record<string, string>) => {
      const assessed = assessTriage(
        'respiratory',
        answers,
        undefined,
        worstLevel(currentFindingsAt(at, { checks })),
      )
      checks.push(checkAt(at, assessed.level, toTriageOutcome(assessed, answers, [])))
      return assessed.level
    }
    expect(check('2026-11-18T08:00:00Z', { ...noSign, fever: 'moderate' })).toBe('monitor')
    expect(check('2026-11-19T04:00:00Z', noSign)).toBe('monitor')
    expect(check('2026-11-19T07:59:00Z', noSign)).toBe('monitor')
    expect(check('2026-11-19T08:00:00Z', noSign)).toBe('stay_home')
  })

  test('a record counts when its clock was ahead', () => {
    expect(
      findingIdsAt('2026-11-18T07:00:00Z', { entries: [entryAt(logged, { breathlessness: 9 })] }),
    ).toEqual(['breathlessness-severe'])
  })

  test('a milder entry two minutes later does not hide a finding', () => {
    const entries = [entryAt('2026-11-18T08:02:00Z'), entryAt(logged, { sputumColor: 'red' })]
    expect(findingIdsAt('2026-11-18T08:03:00Z', { entries })).toEqual(['phlegm-red'])
  })

  test('the most serious findings come first, whatever their time: severe breathlessness before a later very high temperature', () => {
    const entries = [
      entryAt('2026-11-18T10:00:00Z', { breathlessness: 7 }),
      entryAt('2026-11-18T09:00:00Z', { temperature: 'high-fever' }),
      entryAt('2026-11-18T08:00:00Z', { breathlessness: 9 }),
    ]
    expect(findingIdsAt('2026-11-18T11:00:00Z', { entries })).toEqual([
      'breathlessness-severe',
      'fever-high',
      'breathlessness-high',
    ])
  })

  test('of two findings of one kind the higher figure comes first, and of equal ones the newer', () => {
    const entries = [
      entryAt('2026-11-18T08:00:00Z', { breathlessness: 8 }),
      entryAt('2026-11-18T09:00:00Z', { breathlessness: 7 }),
      entryAt('2026-11-18T10:00:00Z', { breathlessness: 7 }),
    ]
    expect(currentFindingsAt('2026-11-18T11:00:00Z', { entries }).map(({ at }) => at)).toEqual([
      '2026-11-18T08:00:00.000Z',
      '2026-11-18T10:00:00.000Z',
      '2026-11-18T09:00:00.000Z',
    ])
  })

  test('16 puffs of reliever come before a later breathlessness that is above usual', () => {
    const entries = [
      entryAt('2026-11-18T08:00:00Z', { relieverPuffs: 16 }),
      entryAt('2026-11-18T09:00:00Z', { breathlessness: 5 }),
    ]
    const person = aPersonWith('Asthma')
    const usualDay = { setOn: '2026-11-01', breathlessness: 2 }
    const current = currentFindings(
      { entries, checks: [] },
      { person, usual: usualDay },
      epochMs('2026-11-18T10:00:00Z'),
    )
    expect(current.map(({ id }) => id).filter((id) => !id.startsWith('worse'))).toEqual([
      'reliever-over-8-puffs',
      'breathing-with-lung-condition',
    ])
  })

  test.each([
    ['too breathless to finish a sentence', ['general:difficulty_breathing=severe'], 'check-seek-help'],
    ['reasons that are not known', undefined, 'check-seek-help'],
    ['a very high temperature alone', ['general:fever=high', 'general:headache=severe'], 'phlegm-red'],
    [
      'a very high temperature and confusion',
      ['respiratory:fever=high', 'respiratory:alertness_confusion=confused'],
      'check-seek-help',
    ],
  ] as const)('a check with %s has the place of that sign beside red phlegm', (_, reasons, first) => {
    const checks = [
      checkAt('2026-11-18T09:00:00Z', 'seek_help', {
        redFlags: ['A sign'],
        ...(reasons && { reasons: [...reasons] }),
      }),
    ]
    const entries = [entryAt('2026-11-18T10:00:00Z', { sputumColor: 'red' })]
    expect(findingIdsAt('2026-11-18T11:00:00Z', { entries, checks })[0]).toBe(first)
  })

  test('within a level, no finding with a milder alert comes before one with a more serious alert', () => {
    const places = entryFindingRules.map(
      ({ level, alert }) =>
        findingLevels.indexOf(level) * 10 + (alert ? alertSeverities.indexOf(alert.severity) : 9),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

describe("a phone's clock that was ahead", () => {
  const now = '2026-11-20T11:00:00Z'

  test('a red flag counts for 48 hours from its arrival, and is shown with that time', () => {
    const receivedAt = '2026-11-20T10:00:00.000Z'
    const entries = [{ ...entryAt('2099-11-20T12:00:00Z', { breathlessness: 9 }), receivedAt }]
    expect(currentFindingsAt(now, { entries })).toMatchObject([{ at: receivedAt, localDate: '2026-11-20' }])
    expect(findingIdsAt('2026-11-22T09:59:59.999Z', { entries })).toHaveLength(1)
    expect(findingIdsAt('2026-11-22T10:00:00Z', { entries })).toEqual([])
  })

  test('a time in the last second of the year 9999 becomes a time that the dashboard can show', () => {
    const entries = [entryAt('9999-12-31T23:59:59Z', { breathlessness: 9 })]
    const [finding] = currentFindingsAt(now, { entries })
    expect(finding?.at).toBe('2026-11-20T11:00:00.000Z')
    expect(new Date(finding?.untilMs ?? Number.NaN).toISOString()).toBe('2026-11-22T11:00:00.000Z')
  })
})

describe('the time that is shown', () => {
  const received = { receivedAt: '2026-11-20T10:00:00.000Z' }

  test.each([
    ['before its arrival', '2026-11-20T09:00:00Z', '2026-11-20T09:00:00.000Z'],
    ['at its arrival', '2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['after its arrival', '2026-11-20T10:30:00Z', '2026-11-20T10:00:00.000Z'],
  ])('of an entry dated %s is its own time, but never later than the arrival', (_, at, shown) => {
    const entries = [{ ...entryAt(at, { breathlessness: 9 }), ...received }]
    expect(currentFindingsAt('2026-11-20T11:00:00Z', { entries })).toMatchObject([{ at: shown }])
  })

  test('of an entry that has not been sent may be up to a day ahead', () => {
    const entries = [entryAt('2026-11-20T12:00:00Z', { breathlessness: 9 })]
    expect(currentFindingsAt('2026-11-20T11:00:00Z', { entries })).toMatchObject([
      { at: '2026-11-20T12:00:00.000Z' },
    ])
  })
})

describe('a stored reply "still" that names no finding', () => {
  test('is not answered by a later reply about another finding', () => {
    const entry = entryAt('2026-11-20T08:00:00Z', { breathlessness: 9 })
    const answers = { about: entry.id, answer: 'still' }
    const still = checkAt('2026-11-20T08:05:00Z', 'seek_help', { track: 'follow-up', answers })
    const better = replyAt('2026-11-20T08:10:00Z', entry.id, 'better', 'fever-high')
    const found = currentFindingsAt('2026-11-20T09:00:00Z', { entries: [entry], checks: [still, better] })
    expect(found.find(({ id }) => id === 'follow-up-still')?.reply).toBeUndefined()
  })
})

describe("a phone's clock that the server doubts", () => {
  const behind = (changes: ClockDoubt) => ({
    ...entryAt('2026-11-17T08:00:00Z', { breathlessness: 7 }),
    receivedAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  })

  test('an entry that is three days behind counts from its arrival', () => {
    const entries = [behind({ isClockDoubtful: true })]
    expect(findingIdsAt('2026-11-21T07:59:59.999Z', { entries })).toEqual(['breathlessness-high'])
    expect(findingIdsAt('2026-11-21T08:00:00Z', { entries })).toEqual([])
  })

  test('an entry that was only sent late counts from the time of logging', () => {
    expect(findingIdsAt('2026-11-20T08:01:00Z', { entries: [behind({})] })).toEqual([])
  })
})
