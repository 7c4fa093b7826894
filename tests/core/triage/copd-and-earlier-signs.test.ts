import { assessTriage } from '@second-wind/core/triage/assess'
import { triageLevels } from '@second-wind/core/triage/triage-result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, healthyAdult, wellAnswers } from './triage-answers.ts'

const withCopd = { ...healthyAdult, conditions: ['chronic obstructive pulmonary disease'] }
const assess = (track: 'general' | 'respiratory', changes: Record<string, string>, person = withCopd) =>
  assessTriage(track, { ...wellAnswers(track), ...changes }, person)

describe('rules A9, A10 and A12: COPD signs above usual', () => {
  test.each([
    ['respiratory', { difficulty_breathing: 'mild' }, ['A9']],
    ['respiratory', { wheeze_cough: 'increased' }, ['A9']],
    ['respiratory', { cough_mucus: 'more' }, ['A9']],
    ['respiratory', { cough_mucus: 'changed' }, ['A3']],
    ['respiratory', { difficulty_breathing: 'mild', wheeze_cough: 'increased' }, ['A10', 'A12']],
    ['respiratory', { difficulty_breathing: 'mild', fever: 'low' }, ['A10', 'A12']],
    ['general', { difficulty_breathing: 'mild' }, ['A9']],
    ['general', { cough_mucus: 'coloured' }, ['A9']],
    ['general', { cough_mucus: 'coloured', fever: 'low' }, ['A10', 'A12']],
    ['general', { cough_mucus: 'coloured', difficulty_breathing: 'mild' }, ['A10', 'A12']],
    ['general', { cough_mucus: 'clear', fever: 'low' }, ['A10', 'A12']],
  ] as const)('match on the %s track with %j and give their reasons', (track, changes, reasons) => {
    expect(assess(track, changes)).toMatchObject({ level: 'monitor', reasons })
    expect(assess(track, changes, healthyAdult).level).toBe('stay_home')
  })

  test('make a cough with clear phlegm on the general track a sign only with COPD and a temperature', () => {
    const withFever = { cough_mucus: 'clear', fever: 'moderate' }
    expect(assess('general', withFever).advice).toEqual(['same-day'])
    expect(assess('general', withFever, healthyAdult).advice).toEqual([])
    expect(assess('general', { cough_mucus: 'clear' }).level).toBe('stay_home')
  })

  test('do not match fever alone, or what is usual', () => {
    const answers = { fever: 'low', wheeze_cough: 'usual', chest_pain: 'usual' }
    expect(assess('respiratory', answers)).toMatchObject({ reasons: ['A15'], advice: [] })
  })

  test('do not show the line for the same day beside an emergency', () => {
    const { level, advice } = assess('respiratory', { difficulty_breathing: 'severe', cough_mucus: 'more' })
    expect({ level, advice }).toEqual({ level: 'seek_help', advice: [] })
  })
})

describe('rule A13: signs above usual with asthma or pulmonary fibrosis', () => {
  const withAsthma = { ...healthyAdult, respiratoryDiagnosis: 'Asthma' }

  test.each([
    ['respiratory', { difficulty_breathing: 'mild', wheeze_cough: 'increased' }],
    ['respiratory', { cough_mucus: 'more', fever: 'low' }],
    ['general', { difficulty_breathing: 'mild', cough_mucus: 'coloured' }],
  ] as const)('gives medical advice on the %s track with %j', (track, changes) => {
    expect(assess(track, changes, withAsthma)).toMatchObject({ level: 'monitor', reasons: ['A13'] })
    expect(assess(track, changes, healthyAdult).level).toBe('stay_home')
  })
})

describe('rule A14: breathing worse than usual with asthma or pulmonary fibrosis', () => {
  const withAsthma = { ...healthyAdult, respiratoryDiagnosis: 'Asthma' }
  const withFibrosis = { ...healthyAdult, conditions: ['pulmonary fibrosis'] }
  const withBronchiectasis = { ...healthyAdult, respiratoryDiagnosis: 'Bronchiectasis' }

  test.each([
    ['respiratory', withAsthma],
    ['general', withAsthma],
    ['respiratory', withFibrosis],
    ['general', withFibrosis],
    ['respiratory', withBronchiectasis],
    ['general', withBronchiectasis],
  ] as const)('gives medical advice on the %s track without any other sign', (track, person) => {
    const changes = { difficulty_breathing: 'mild' }
    expect(assess(track, changes, person)).toMatchObject({ level: 'monitor', reasons: ['A14'] })
    expect(assess(track, changes, healthyAdult).level).toBe('stay_home')
  })

  test('gives way to rule A9 with COPD, and to rule A13 with a second sign and asthma', () => {
    expect(assess('respiratory', { difficulty_breathing: 'mild' }).reasons).toEqual(['A9'])
    const two = { difficulty_breathing: 'mild', wheeze_cough: 'increased' }
    expect(assess('respiratory', two, withAsthma).reasons).toEqual(['A13'])
  })

  test('does not match normal breathing', () => {
    expect(assess('respiratory', {}, withAsthma).level).toBe('stay_home')
  })
})

describe('rule A15: a raised temperature alone with a lung condition', () => {
  test.each([
    ['COPD', 'respiratory'],
    ['COPD', 'general'],
    ['Asthma', 'respiratory'],
    ['pulmonary fibrosis', 'general'],
    ['bronchiectasis', 'general'],
  ] as const)('gives medical advice with %s on the %s track', (condition, track) => {
    const person = { ...healthyAdult, conditions: [condition] }
    expect(assess(track, { fever: 'low' }, person)).toMatchObject({ level: 'monitor', reasons: ['A15'] })
    expect(assess(track, { fever: 'low' }, healthyAdult).level).toBe('stay_home')
  })

  test('gives way to the rules that name a sign beside the temperature', () => {
    const answers = { fever: 'low', difficulty_breathing: 'mild' }
    expect(assess('respiratory', answers).reasons).not.toContain('A15')
    expect(assess('respiratory', answers).level).toBe('monitor')
  })
})

describe('rules A16 and A17: one other sign above usual with asthma or pulmonary fibrosis', () => {
  test.each([
    ['respiratory', { cough_mucus: 'more' }, 'A16'],
    ['respiratory', { cough_mucus: 'changed' }, 'A16'],
    ['general', { cough_mucus: 'coloured' }, 'A16'],
    ['respiratory', { wheeze_cough: 'increased' }, 'A17'],
  ] as const)('gives medical advice on the %s track with %j (%s)', (track, changes, rule) => {
    for (const condition of ['severe asthma', 'pulmonary fibrosis', 'bronchiectasis']) {
      const person = { ...healthyAdult, conditions: [condition] }
      expect(assess(track, changes, person)).toMatchObject({ level: 'monitor', reasons: [rule] })
    }
    expect(assess(track, changes, healthyAdult).level).toBe('stay_home')
  })

  test('gives way to the rules of COPD, and to rule A13 with a second sign or a temperature', () => {
    const withAsthma = { ...healthyAdult, conditions: ['Asthma'] }
    const withBoth = { ...healthyAdult, conditions: ['Asthma', 'COPD'] }
    expect(assess('respiratory', { cough_mucus: 'more' }, withBoth).reasons).toEqual(['A9'])
    const two = { cough_mucus: 'changed', wheeze_cough: 'increased' }
    expect(assess('respiratory', two, withAsthma).reasons).toEqual(['A13'])
    const fever = { cough_mucus: 'changed', fever: 'low' }
    expect(assess('respiratory', fever, withAsthma).reasons).toEqual(['A13'])
  })

  test.each([
    ['respiratory', { wheeze_cough: 'usual' }],
    ['general', { cough_mucus: 'clear' }],
  ] as const)('does not match what may be usual (%s, %j)', (track, changes) => {
    const person = { ...healthyAdult, conditions: ['Asthma'] }
    expect(assess(track, changes, person).level).toBe('stay_home')
  })
})

describe('rule A11: an earlier warning sign', () => {
  test.each([
    ['emergency', 'monitor'],
    ['urgent', 'monitor'],
    ['watch', 'stay_home'],
    [undefined, 'stay_home'],
  ] as const)('with the level %s earlier and well now gives %s', (earlier, level) => {
    const answers = wellAnswers('general')
    expect(assessTriage('general', answers, healthyAdult, earlier).level).toBe(level)
  })

  test('never lowers a level, for any answers and any earlier sign', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom('general' as const, 'respiratory' as const)
          .chain((track) => fc.tuple(fc.constant(track), anyAnswers(track))),
        fc.constantFrom('emergency' as const, 'urgent' as const, 'watch' as const),
        ([track, answers], earlier) => {
          const alone = triageLevels.indexOf(assessTriage(track, answers, withCopd).level)
          const after = triageLevels.indexOf(assessTriage(track, answers, withCopd, earlier).level)
          expect(after).toBeLessThanOrEqual(alone)
          if (earlier !== 'watch') expect(after).toBeLessThanOrEqual(triageLevels.indexOf('monitor'))
        },
      ),
    )
  })
})
