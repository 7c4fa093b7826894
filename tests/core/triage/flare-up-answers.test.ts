import { flareUpSignsIn, hasCoughWithFever, hasFever } from '@second-wind/core/triage/flare-up-answers'
import { describe, expect, test } from 'vitest'

describe('the signs of a flare-up in a check', () => {
  test.each([
    ['difficulty_breathing', 'mild', ['breathing']],
    ['difficulty_breathing', 'moderate', ['breathing']],
    ['difficulty_breathing', 'severe', ['breathing']],
    ['difficulty_breathing', 'critical', ['breathing']],
    ['difficulty_breathing', 'none', []],
    ['wheeze_cough', 'increased', ['cough']],
    ['wheeze_cough', 'audible_wheeze', ['cough']],
    ['wheeze_cough', 'severe_wheeze', ['cough']],
    ['cough_mucus', 'more', ['phlegm-amount']],
    ['cough_mucus', 'changed', ['phlegm-colour']],
    ['cough_mucus', 'coloured', ['phlegm-colour']],
    ['cough_mucus', 'blood_streaks', ['phlegm-colour']],
    ['cough_mucus', 'significant_blood', ['phlegm-colour']],
    ['cough_mucus', 'clear', []],
  ])('with %s=%s are %j', (question, option, signs) => {
    expect(flareUpSignsIn({ [question]: option })).toEqual(signs)
  })
})

describe('a temperature of 37.8 °C or more in a check', () => {
  test.each([
    ['none', false],
    ['low', true],
    ['moderate', true],
    ['high', true],
  ])('is answered with fever=%s: %s', (fever, has) => {
    expect(hasFever({ fever })).toBe(has)
    expect(hasCoughWithFever({ fever, cough_mucus: 'clear' })).toBe(has)
    expect(hasCoughWithFever({ fever, cough_mucus: 'none' })).toBe(false)
  })
})
