import { adviceRules, raisingRules } from '@second-wind/core/triage/added-safety-rules'
import { assessTriage } from '@second-wind/core/triage/assess'
import { needsEmergencyCard } from '@second-wind/core/triage/needs-emergency-card'
import type { Person } from '@second-wind/core/triage/person'
import { triageLevels } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import { healthyAdult, wellAnswers } from './triage-answers.ts'

const withCopd: Person = { ...healthyAdult, respiratoryDiagnosis: 'COPD' }

describe('the added rules', () => {
  test('with a row are A2 to A6, A9 to A17 and the one for questions left out', () => {
    const ids = [...raisingRules, ...adviceRules].map((rule) => rule.id)
    expect(new Set(ids)).toEqual(
      new Set([
        ...'2 3 4 5 6 9 10 11 12 13 14 15 16 17'.split(' ').map((number) => `A${number}`),
        'incomplete',
      ]),
    )
  })

  test('call all for at least medical advice', () => {
    for (const { level } of raisingRules) expect(triageLevels.indexOf(level)).toBeLessThan(2)
  })
})

describe('rule A1 shows the emergency card with the first red flag', () => {
  test.each([
    ['nothing answered yet', {}, false],
    ['a mild first answer', { difficulty_breathing: 'mild' }, false],
    ['an answer that needs advice', { difficulty_breathing: 'moderate' }, false],
    ['gasping, as the first answer', { difficulty_breathing: 'severe' }, true],
    [
      'sharp pain after moderate breathlessness',
      { difficulty_breathing: 'moderate', chest_pain: 'sharp' },
      true,
    ],
  ])('exactly when one was answered: %s', (_, answers, isShown) => {
    expect(needsEmergencyCard('general', answers, undefined)).toBe(isShown)
  })
})

describe('rules A2 to A5 raise a level', () => {
  const asthma: Person = { ...healthyAdult, respiratoryDiagnosis: 'Asthma' }
  const copdInSmallLetters: Person = { ...healthyAdult, conditions: ['copd '] }
  const breathless = { difficulty_breathing: 'moderate' }
  const streaks = { cough_mucus: 'blood_streaks' }

  test.each([
    ['the worst headache ever', 'general', { headache: 'sudden_severe' }, healthyAdult, 'seek_help', ['A2']],
    ['a very bad headache', 'general', { headache: 'severe' }, healthyAdult, 'monitor', []],

    ['COPD and changed mucus', 'respiratory', { cough_mucus: 'changed' }, withCopd, 'monitor', ['A3']],
    [
      'the same, COPD typed by hand',
      'respiratory',
      { cough_mucus: 'changed' },
      copdInSmallLetters,
      'monitor',
      ['A3'],
    ],
    ['COPD and more mucus', 'respiratory', { cough_mucus: 'more' }, withCopd, 'monitor', ['A9']],
    ['asthma and changed mucus', 'respiratory', { cough_mucus: 'changed' }, asthma, 'monitor', ['A16']],
    ['changed mucus, no profile', 'respiratory', { cough_mucus: 'changed' }, undefined, 'stay_home', []],

    [
      'sharp pain, breathless',
      'general',
      { chest_pain: 'sharp', ...breathless },
      healthyAdult,
      'seek_help',
      ['A4'],
    ],
    [
      'sharp pain, breathless',
      'respiratory',
      { chest_pain: 'sharp', ...breathless },
      healthyAdult,
      'seek_help',
      ['A4'],
    ],
    [
      'sharp pain, a bit puffed',
      'general',
      { chest_pain: 'sharp', difficulty_breathing: 'mild' },
      healthyAdult,
      'monitor',
      [],
    ],
    [
      'sore from coughing, breathless',
      'general',
      { chest_pain: 'mild', ...breathless },
      healthyAdult,
      'monitor',
      [],
    ],
    [
      'tightness, breathless',
      'respiratory',
      { chest_pain: 'moderate', ...breathless },
      healthyAdult,
      'monitor',
      [],
    ],

    [
      'streaks of blood, breathless',
      'general',
      { ...streaks, ...breathless },
      healthyAdult,
      'seek_help',
      ['A5'],
    ],
    [
      'streaks of blood, sharp pain',
      'general',
      { ...streaks, chest_pain: 'sharp' },
      healthyAdult,
      'seek_help',
      ['A5'],
    ],
    [
      'streaks of blood, tightness',
      'respiratory',
      { ...streaks, chest_pain: 'moderate' },
      healthyAdult,
      'seek_help',
      ['A5'],
    ],
    [
      'streaks of blood, sore from coughing',
      'general',
      { ...streaks, chest_pain: 'mild' },
      healthyAdult,
      'monitor',
      [],
    ],
    [
      'coloured mucus, sharp pain',
      'general',
      { cough_mucus: 'coloured', chest_pain: 'sharp' },
      healthyAdult,
      'monitor',
      [],
    ],
  ] as const)('for %s (%s)', (_, track, answers, person, level, added) => {
    const assessment = assessTriage(track, wellAnswers(track, answers), person)
    expect(assessment.level).toBe(level)
    expect(assessment.reasons.filter((id) => !id.includes(':'))).toEqual(added)
  })

  test('A2 applies only to the general track', () => {
    const answers = { ...wellAnswers('respiratory'), headache: 'sudden_severe' }
    expect(assessTriage('respiratory', answers, healthyAdult).reasons).toEqual([])
  })

  test('A3 applies only to the respiratory track', () => {
    const answers = wellAnswers('general', { cough_mucus: 'changed' })
    expect(assessTriage('general', answers, withCopd).reasons).not.toContain('A3')
  })
})

describe('rule A6 puts the risk first for a higher-risk person who may stay at home', () => {
  test.each([
    ['a healthy adult', {}, []],
    ['a person of 65', { age: 65 }, []],
    ['a person of 66', { age: 66 }, ['higher-risk']],
    ['a vulnerable person', { isVulnerable: true }, ['higher-risk']],
    ['COPD', { respiratoryDiagnosis: 'COPD' }, ['higher-risk']],
    ['lung fibrosis', { respiratoryDiagnosis: 'Pulmonary Fibrosis' }, ['higher-risk']],
    ['bronchiectasis', { conditions: ['Bronchiectasis'] }, ['higher-risk']],
    ['asthma alone', { respiratoryDiagnosis: 'Asthma' }, []],
    ['heart disease', { conditions: ['Heart Disease'] }, ['higher-risk']],
    ['diabetes', { conditions: ['High Blood Pressure', 'Diabetes'] }, ['higher-risk']],
    ['an immune disorder', { conditions: ['Immune System Disorders'] }, ['higher-risk']],
    ['high blood pressure alone', { conditions: ['High Blood Pressure'] }, []],
  ])('exactly from the age of 66, or with a higher risk: %s', (_, about, advice) => {
    const assessment = assessTriage('general', wellAnswers('general'), { ...healthyAdult, ...about })
    expect(assessment.level).toBe('stay_home')
    expect(assessment.advice).toEqual(advice)
    expect(assessment.reasons).toEqual(advice.length > 0 ? ['A6'] : [])
  })

  test('never beside more serious advice', () => {
    const answers = wellAnswers('general', { fever: 'moderate' })
    expect(assessTriage('general', answers, { ...healthyAdult, age: 80 }).advice).toEqual([])
  })

  test('never while the profile is unknown', () => {
    expect(assessTriage('general', wellAnswers('general'), undefined).advice).toEqual([])
  })
})
