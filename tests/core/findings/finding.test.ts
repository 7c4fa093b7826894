import { entryFindings } from '@second-wind/core/findings/entry-findings'
import {
  asksForAdviceToday,
  isHighRiskFinding,
  restOnUnknownUsual,
  withoutNamedSigns,
} from '@second-wind/core/findings/finding'
import { describe, expect, test } from 'vitest'
import { aPersonWith, well } from './findings-fixtures.ts'

describe('what a finding asks for', () => {
  test.each([
    ['check-monitor', false],
    ['breathlessness-moderate', false],
    ['fever-medium', false],
    ['lasting', false],
    ['lasting-with-lung-condition', true],
    ['cough-severe', true],
  ])('is a high risk only beyond what the specification calls medium: %s, %s', (id, isHigh) => {
    expect(isHighRiskFinding({ id, level: 'urgent' })).toBe(isHigh)
    expect(isHighRiskFinding({ id, level: 'watch' })).toBe(false)
  })

  test.each([
    ['flare-up-one-sign', true],
    ['phlegm-coloured', true],
    ['feels-worse-with-lung-condition', true],
    ['fever-low-with-lung-condition', true],
    ['fever-low', false],
    ['energy-very-low', false],
  ])('is advice today for a sign to watch that can start a flare-up: %s, %s', (id, isToday) => {
    expect(asksForAdviceToday({ id, level: 'watch' })).toBe(isToday)
    expect(asksForAdviceToday({ id, level: 'urgent' })).toBe(true)
  })
})

describe('one sign of a flare-up, with COPD and no usual day', () => {
  test.each([
    [undefined, true],
    ['worse', false],
    ['much-worse', false],
  ] as const)('on a day called %s rests on what is usual: %s', (comparedWithUsual, rests) => {
    const report = { ...well, sputumColor: 'green', ...(comparedWithUsual && { comparedWithUsual }) } as const
    const [sign] = entryFindings(report, '2026-11-20', { person: aPersonWith('COPD') }).filter(
      ({ isUsualUnknown }) => isUsualUnknown,
    )
    expect(sign && restOnUnknownUsual([sign])).toBe(rests)
  })
})

describe('high scores, with COPD and no usual day', () => {
  test.each([
    [undefined, true],
    ['worse', false],
  ] as const)('on a day called %s rest on what is usual: %s', (comparedWithUsual, rests) => {
    const report = {
      ...well,
      breathlessness: 5,
      coughSeverity: 8,
      energy: 2,
      ...(comparedWithUsual && { comparedWithUsual }),
    }
    const findings = entryFindings(report, '2026-11-20', { person: aPersonWith('COPD') })
    const highScores = findings.filter(({ id }) => id === 'high-scores-usual-unknown')
    expect(highScores).toHaveLength(1)
    expect(restOnUnknownUsual(highScores)).toBe(rests)
  })
})

describe('several findings', () => {
  test('rest on an unknown usual day only if each of them does', () => {
    const unknown = { id: 'flare-up-one-sign', isUsualUnknown: true } as const
    const highScores = { id: 'high-scores-usual-unknown' }
    expect(restOnUnknownUsual([])).toBe(false)
    expect(restOnUnknownUsual([unknown])).toBe(true)
    expect(restOnUnknownUsual([highScores])).toBe(true)
    expect(restOnUnknownUsual([unknown, highScores])).toBe(true)
    expect(restOnUnknownUsual([unknown, { id: 'cough-severe' }])).toBe(false)
    expect(restOnUnknownUsual([{ ...unknown, isCalledWorse: true }])).toBe(false)
  })

  test.each([
    ['breathlessness-severe', ['breathing'], true],
    ['breathlessness-high', ['breathing'], true],
    ['cough-severe', ['cough'], true],
    ['breathlessness-severe', ['breathing', 'phlegm-colour'], false],
    ['breathlessness-severe', ['cough'], false],
  ])('leave out the one sign of a flare-up that is the same score: %s, %j, %s', (id, signs, isLeftOut) => {
    const score = { id }
    for (const repeats of ['flare-up-one-sign', 'may-be-worse-than-usual']) {
      const sign = { id: repeats, signs }
      expect(withoutNamedSigns([score, sign])).toEqual(isLeftOut ? [score] : [score, sign])
    }
  })

  test('keep a list of signs that names none', () => {
    const findings = [{ id: 'breathlessness-severe' }, { id: 'flare-up-one-sign', signs: [] }]
    expect(withoutNamedSigns(findings)).toEqual(findings)
  })

  test.each([
    ['lasting-with-lung-condition', true],
    ['reliever-with-worse-day', true],
    ['reliever-with-lung-condition', true],
    ['high-scores-with-sign', true],
    ['flare-up-two-signs', false],
  ])('leave out the sign that one of them lists: %s, %s', (id, isLeftOut) => {
    const listing = { id, signs: ['feels-worse'] }
    const sign = { id: 'feels-worse' }
    expect(withoutNamedSigns([listing, sign])).toEqual(isLeftOut ? [listing] : [listing, sign])
  })
})
