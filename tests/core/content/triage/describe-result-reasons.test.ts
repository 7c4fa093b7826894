import { describeResult } from '@second-wind/core/content/triage/describe-result'
import { generalQuestions } from '@second-wind/core/content/triage/general-questions'
import { questions } from '@second-wind/core/content/triage/questions'
import { answerWords, reasonWords } from '@second-wind/core/content/triage/reason-words'
import { safetyRuleWords } from '@second-wind/core/content/triage/safety-rule-words'
import { raisingRules } from '@second-wind/core/triage/added-safety-rules'
import { assessTriage } from '@second-wind/core/triage/assess'
import { describe, expect, test } from 'vitest'
import { answersWith, describeCheck, copd } from './describe-answers.ts'

describe('the reasons that a result gives', () => {
  test('list every warning sign and every other answer that counted', () => {
    const described = describeCheck('respiratory', {
      difficulty_breathing: 'critical',
      blue_lips_fingers: 'blue_lips',
      peak_flow: '50_80',
    })
    expect(described.redFlags.toSorted()).toEqual([
      'Blue, grey or very pale lips, tongue or face',
      'Gasping, choking, exhausted, or unable to speak',
    ])
    expect(described.reasons).toEqual(['Your peak flow is 50% to 80% of your best'])
  })

  test('are empty without warning signs', () => {
    expect(describeCheck('general', { fever: 'moderate' })).toMatchObject({
      redFlags: [],
      reasons: ['You have a high temperature (38.3 to 39.4°C), or you feel hot, cold or shivery'],
    })
    expect(describeCheck('general')).toMatchObject({ redFlags: [], reasons: [] })
  })

  test.each(
    (['general', 'respiratory'] as const).flatMap((track) =>
      questions[track].flatMap(({ id, options }) =>
        options
          .filter(({ clinicallySignificant, redFlag }) => clinicallySignificant && !redFlag)
          .map((option) => `${track}:${id}=${option.id}`),
      ),
    ),
  )('are statements, not a question with its answer: %s', (reason) => {
    expect(reasonWords(reason)).toMatch(/^(You|Your|It) [^?]+$/)
    expect(answerWords(reason)).toMatch(/\? /)
  })

  test('have words for every added rule', () => {
    expect(Object.keys(safetyRuleWords).toSorted()).toEqual(raisingRules.map(({ id }) => id).toSorted())
  })

  test.each([
    ['general', { headache: 'sudden_severe' }, safetyRuleWords.A2.text],
    ['general', { chest_pain: 'sharp', difficulty_breathing: 'moderate' }, safetyRuleWords.A4.text],
    ['respiratory', { chest_pain: 'sharp', difficulty_breathing: 'moderate' }, safetyRuleWords.A4.text],
    ['general', { cough_mucus: 'blood_streaks', chest_pain: 'sharp' }, safetyRuleWords.A5.text],
    ['respiratory', { cough_mucus: 'blood_streaks', chest_pain: 'moderate' }, safetyRuleWords.A5.text],
  ] as const)('include the rule that matched in the %s check with %j', (track, changes, why) => {
    expect(describeCheck(track, changes)).toMatchObject({ level: 'seek_help', redFlags: [why] })
  })

  test('include changed mucus with COPD as one of its own', () => {
    expect(describeCheck('respiratory', { cough_mucus: 'changed' }, copd)).toMatchObject({
      level: 'monitor',
      reasons: [safetyRuleWords.A3.text],
    })
  })

  test('have the same words for a sudden headache as its option', () => {
    const headache = generalQuestions.find(({ id }) => id === 'headache')
    const option = headache?.options.find(({ id }) => id === 'sudden_severe')
    expect(option?.redFlag).toBe(safetyRuleWords.A2.text)
  })

  test('name an unanswered question, and the result does not advise to stay at home', () => {
    const described = describeCheck('general', { fatigue: 'no-such-answer' })
    expect(described).toMatchObject({
      level: 'monitor',
      reasons: [safetyRuleWords.incomplete.text],
      unanswered: ['How tired do you feel?'],
    })
  })

  test('still call an emergency row of older rules a warning sign', () => {
    const assessment = assessTriage('general', answersWith('general', { fever: 'high' }), undefined)
    const old = { ...assessment, reasons: ['general:gone=away'], redFlagReasons: ['general:gone=away'] }
    expect(describeResult(old, undefined, {}).redFlags).toEqual(['One of your answers is a warning sign'])
  })
})
