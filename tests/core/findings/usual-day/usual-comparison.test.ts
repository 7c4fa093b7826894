import {
  type ComparedEntry,
  completeUsualDay,
  compareWithUsualDay,
  daysInRowBefore,
  fieldsLeftOut,
  isPhlegmDarker,
  pointsWorseThanUsual,
  sustainedChanges,
} from '@second-wind/core/findings/usual-comparison'
import { deriveUsualDay } from '@second-wind/core/findings/usual-day/derived-usual-day'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import { describe, expect, test } from 'vitest'
import { entryAt, well } from '../findings-fixtures.ts'

const usual = { setOn: '2026-11-01', breathlessness: 4, energy: 6 }
const threshold = { points: 2, days: 2 }
const worse = { ...well, breathlessness: 6, localDate: '2026-11-20' }
const earlierOn = (day: string, breathlessness: number) => entryAt(`${day}T09:00:00Z`, { breathlessness })

describe('the points worse than usual', () => {
  test('count upwards for breathlessness, downwards for energy, and are unknown without a usual day or an answer', () => {
    expect(pointsWorseThanUsual('breathlessness', { ...well, breathlessness: 6 }, usual)).toBe(2)
    expect(pointsWorseThanUsual('energy', { ...well, energy: 3 }, usual)).toBe(3)
    expect(pointsWorseThanUsual('coughSeverity', well, usual)).toBeUndefined()
    expect(pointsWorseThanUsual('energy', { ...well, untouchedScores: ['energy'] }, usual)).toBeUndefined()
  })
})

describe('an entry compared with the usual day', () => {
  const scores = { setOn: '2026-11-01', coughSeverity: 2, breathlessness: 2, energy: 7 }
  const phlegm = { ...scores, sputumColor: 'clear', sputumConsistency: 'thin' } as const
  const noPhlegm = { sputumConsistency: 'none', sputumColor: 'clear' } as const

  test.each([
    ['every answer given', {}, phlegm, 'like'],
    ['no temperature', { untouchedFields: ['temperature'] }, scores, 'partly'],
    ['no colour, and a usual colour', { untouchedFields: ['sputumColor'] }, phlegm, 'partly'],
    ['no thickness, and a usual thickness', { untouchedFields: ['sputumConsistency'] }, phlegm, 'partly'],
    [
      'no temperature, and a worse score',
      { untouchedFields: ['temperature'], breathlessness: 6 },
      scores,
      undefined,
    ],
    ['a score left out', { untouchedScores: ['energy'] }, scores, undefined],
    [
      'no answer on phlegm, without a usual',
      { untouchedFields: ['sputumColor', 'sputumConsistency'] },
      scores,
      'like',
    ],
    [
      'no phlegm, so that no colour was asked',
      { ...noPhlegm, untouchedFields: ['sputumColor'] },
      phlegm,
      'like',
    ],
  ] satisfies [string, Partial<SymptomReport>, UsualDay, 'like' | 'partly' | undefined][])(
    'is fully like it only with every answer that is compared: %s',
    (_, changes, usualDay, likeness) => {
      expect(compareWithUsualDay({ ...well, ...changes }, usualDay)).toBe(likeness)
    },
  )
})

describe('phlegm compared with the usual day', () => {
  test.each([
    ['clear', 'yellow', true],
    ['yellow', 'green', true],
    ['yellow', 'brown', true],
    ['green', 'brown', false],
    ['brown', 'green', false],
    ['green', 'yellow', false],
    ['green', 'red', true],
    ['brown', 'red', true],
    [undefined, 'yellow', false],
    [undefined, 'green', true],
  ] as const)('of usual colour %s is darker when it is %s: %s', (sputumColor, logged, isDarker) => {
    const before = { setOn: '2026-11-01', ...(sputumColor && { sputumColor }) }
    expect(isPhlegmDarker({ ...well, sputumColor: logged }, before)).toBe(isDarker)
  })

  const scores = { setOn: '2026-11-01', coughSeverity: 2, breathlessness: 2, energy: 7 }
  test.each([
    ['thin and clear', {}, 'like'],
    ['thick', { sputumConsistency: 'thick' }, undefined],
    ['sticky', { sputumConsistency: 'sticky' }, undefined],
    ['yellow', { sputumColor: 'yellow' }, undefined],
    ['more than usual', { sputumAmount: 'more' }, undefined],
  ] as const)(
    'that the usual day leaves out is like it only when nothing is to be seen: %s',
    (_, changes, likeness) => {
      expect(compareWithUsualDay({ ...well, ...changes }, scores)).toBe(likeness)
    },
  )

  test('is more than usual by what the person says, also when it is as thick and as clear as usual', () => {
    const known = { ...scores, sputumConsistency: 'thin', sputumColor: 'clear' } as const
    expect(compareWithUsualDay({ ...well, sputumAmount: 'more' }, known)).toBeUndefined()
  })
})

describe('what a usual day leaves out', () => {
  const all = [
    'breathlessness',
    'coughSeverity',
    'energy',
    'sputumConsistency',
    'sputumColor',
    'relieverPuffs',
  ]
  const complete = {
    setOn: '2026-11-01',
    breathlessness: 4,
    coughSeverity: 3,
    energy: 6,
    sputumConsistency: 'thin',
    sputumColor: 'clear',
    relieverPuffs: 2,
  } as const

  test.each([
    ['nothing set', {}, all],
    ['everything set', complete, []],
    [
      'no phlegm',
      { sputumConsistency: 'none' },
      ['breathlessness', 'coughSeverity', 'energy', 'relieverPuffs'],
    ],
    ['thin phlegm', { sputumConsistency: 'thin' }, all.filter((field) => field !== 'sputumConsistency')],
  ] as const)(
    'is every answer that is compared, but no colour of phlegm that there is none of: %s',
    (_, day, left) => {
      expect(fieldsLeftOut({ setOn: '2026-11-01', ...day })).toEqual(left)
    },
  )

  test('is taken from another usual day, as far as that one has it', () => {
    const { relieverPuffs: _, ...other } = { ...complete, breathlessness: 9, setOn: '2026-10-01' }
    const completed = completeUsualDay({ setOn: '2026-11-01', breathlessness: 4 }, other)
    expect(completed).not.toHaveProperty('relieverPuffs')
    expect(completed).toEqual({
      setOn: '2026-11-01',
      breathlessness: 4,
      coughSeverity: 3,
      energy: 6,
      sputumConsistency: 'thin',
      sputumColor: 'clear',
    })
  })
})

const dayOf = (entry: ComparedEntry) => ({ localDate: entry.localDate, entries: [entry] })

describe('a change on several check-in days in a row', () => {
  test.each([
    ['the day before', '2026-11-19', 6, ['breathlessness']],
    ['3 days before', '2026-11-17', 6, ['breathlessness']],
    ['4 days before, which is not in a row', '2026-11-16', 6, []],
    ['the day before, by 1 point only', '2026-11-19', 5, []],
  ])(
    'counts only when both days are worse by 2 points and in a row, today and %s',
    (_, day, breathlessness, changes) => {
      const inRow = daysInRowBefore(worse.localDate, [dayOf(earlierOn(day, breathlessness))])
      expect(sustainedChanges(worse, inRow, usual, threshold)).toEqual(changes)
    },
  )

  test('does not count when the newest entry of today is better than an earlier one', () => {
    const before = [dayOf(earlierOn('2026-11-19', 6))]
    expect(sustainedChanges({ ...worse, breathlessness: 4 }, before, usual, threshold)).toEqual([])
  })

  test('counts after one day where a clinician set one day', () => {
    expect(sustainedChanges(worse, [], usual, { points: 2, days: 1 })).toEqual(['breathlessness'])
    expect(sustainedChanges(worse, [], usual, threshold)).toEqual([])
  })
})

describe('a usual day worked out from earlier entries', () => {
  test('is unknown below 3 days, and then the median', () => {
    const days = [earlierOn('2026-11-17', 2), earlierOn('2026-11-18', 8), earlierOn('2026-11-19', 3)]
    expect(deriveUsualDay(days.slice(1))).toBeUndefined()
    expect(deriveUsualDay(days)?.breathlessness).toBe(3)
  })
  test('uses the newest 14 check-in days, the 14th included', () => {
    const days = (from: number, breathlessness: number[]) =>
      breathlessness.map((value, at) => earlierOn(`2026-11-${String(from + at).padStart(2, '0')}`, value))
    const newest14 = [2, 2, 2, 2, 2, 2, 2, 8, 8, 8, 8, 8, 8, 8]
    expect(deriveUsualDay(days(5, newest14))?.breathlessness).toBe(2)
    expect(deriveUsualDay(days(4, [8, ...newest14]))?.breathlessness).toBe(2)
    expect(deriveUsualDay(days(4, [2, ...newest14.slice(1), 8]))?.breathlessness).toBe(8)
  })

  test('has the phlegm that was logged most often', () => {
    const colours = ['green', 'yellow', 'yellow'] as const
    const days = colours.map((sputumColor, at) => entryAt(`2026-11-1${at}T09:00:00Z`, { sputumColor }))
    expect(deriveUsualDay(days)?.sputumColor).toBe('yellow')
  })
})
