import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import {
  changeThreshold,
  isLaxerThanDefault,
  isSameUsualDay,
  settableUsualDay,
  usualDayFrom,
  usualDayOn,
  withoutRedPhlegm,
} from '@second-wind/core/records/usual-day'
import { describe, expect, test } from 'vitest'
import { aReport } from '../../fixtures/an-entry.ts'

const today = '2026-11-20'
const set = { setOn: today, breathlessness: 4 }

describe('the day from which a usual day counts', () => {
  test('is the day after it was set', () => {
    expect(usualDayOn(set, '2026-11-21')).toBe(set)
    expect(usualDayOn(set, today)).toBeUndefined()
    expect(usualDayOn(set, '2026-11-19')).toBeUndefined()
  })

  test('is never for one set in the year 9999, or when none is set', () => {
    expect(usualDayOn({ ...set, setOn: '9999-12-31' }, today)).toBeUndefined()
    expect(usualDayOn(undefined, today)).toBeUndefined()
  })
})

describe('the usual day that an entry gives', () => {
  const entry: SymptomReport = aReport({
    breathlessness: 5,
    coughSeverity: 4,
    energy: 6,
    mood: 7,
    sputumColor: 'yellow',
    sputumConsistency: 'thin',
    relieverPuffs: 2,
  })

  test('has its answers and the day on which it was set', () => {
    expect(usualDayFrom(entry, undefined, today)).toEqual({
      breathlessness: 5,
      coughSeverity: 4,
      energy: 6,
      mood: 7,
      sputumColor: 'yellow',
      sputumConsistency: 'thin',
      relieverPuffs: 2,
      setOn: today,
    })
  })

  test('keeps what was set before where the entry has no answer', () => {
    const { relieverPuffs: _puffs, ...without } = entry
    const unanswered: SymptomReport = {
      ...without,
      untouchedScores: ['breathlessness'],
      untouchedFields: ['sputumColor', 'sputumConsistency'],
    }
    const before = {
      setOn: '2026-10-01',
      breathlessness: 3,
      sputumColor: 'green',
      sputumConsistency: 'sticky',
      relieverPuffs: 6,
    } as const
    expect(usualDayFrom(unanswered, before, today)).toMatchObject({
      ...before,
      setOn: today,
      coughSeverity: 4,
    })
  })

  test('takes no colour from an entry with red phlegm or without phlegm', () => {
    const before = { setOn: '2026-10-01', sputumColor: 'green' } as const
    const red = { ...entry, sputumColor: 'red' } as const
    const none = { ...entry, sputumColor: 'clear', sputumConsistency: 'none' } as const
    expect(usualDayFrom(red, before, today).sputumColor).toBe('green')
    expect(usualDayFrom(none, before, today)).toMatchObject({
      sputumColor: 'green',
      sputumConsistency: 'none',
    })
  })
})

describe('a usual day with red phlegm', () => {
  test('is refused, and the error names the field', () => {
    expect(settableUsualDay.safeParse({ setOn: today, sputumColor: 'brown' }).success).toBe(true)
    const { error } = settableUsualDay.safeParse({ setOn: today, sputumColor: 'red' })
    expect(error?.issues).toMatchObject([{ path: ['sputumColor'], message: 'Red phlegm is never usual' }])
  })

  test('loses the red phlegm where it is stored, and nothing else', () => {
    expect(withoutRedPhlegm({ ...set, sputumColor: 'red' })).toEqual(set)
    expect(withoutRedPhlegm({ ...set, sputumColor: 'green' })).toEqual({ ...set, sputumColor: 'green' })
    expect(withoutRedPhlegm(set)).toEqual(set)
  })
})

describe('a threshold', () => {
  test('is accepted from 1 to 5 points on 1 to 7 days', () => {
    const accepts = (points: number, days: number) => changeThreshold.safeParse({ points, days }).success
    expect([accepts(1, 1), accepts(5, 7)]).toEqual([true, true])
    expect([accepts(0, 1), accepts(6, 1), accepts(1, 0), accepts(1, 8)]).toEqual([false, false, false, false])
  })

  test.each([
    [{ points: 2, days: 2 }, false],
    [{ points: 1, days: 2 }, false],
    [{ points: 2, days: 1 }, false],
    [{ points: 3, days: 2 }, true],
    [{ points: 2, days: 3 }, true],
    [{ points: 1, days: 3 }, true],
  ])('of %j is laxer than the default: %s', (threshold, isLaxer) => {
    expect(isLaxerThanDefault(threshold)).toBe(isLaxer)
  })
})

// A usual day that is changed is kept for its findings; one that is saved again is not a change.
describe('two usual days', () => {
  const copy = { breathlessness: 4, setOn: today }

  test('are the same with the same answers and day, in any order', () => {
    expect(isSameUsualDay(set, copy)).toBe(true)
  })

  test.each([
    ['another answer', { ...copy, breathlessness: 5 }],
    ['another day', { ...copy, setOn: '2026-11-19' }],
    ['one answer more', { ...copy, energy: 6 }],
    ['none at all', undefined],
  ])('differ by %s', (_, other) => {
    expect(isSameUsualDay(set, other)).toBe(false)
    if (other) expect(isSameUsualDay(other, set)).toBe(false)
  })
})
