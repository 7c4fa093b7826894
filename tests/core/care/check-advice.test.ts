import { adviceFacts, gravityOfAdvice } from '@second-wind/core/care/check-advice'
import { gravityOf } from '@second-wind/core/findings/finding-gravity'
import { describe, expect, test } from 'vitest'
import { aPersonWith } from '../findings/findings-fixtures.ts'

describe('how serious the advice of a check is', () => {
  test.each([
    ['two signs of a flare-up', ['A9', 'A10'], 'flare-up-two-signs'],
    ['one sign of a flare-up', ['A9'], 'flare-up-one-sign'],
    ['a few streaks of blood', ['general:cough_mucus=blood_streaks'], 'breathlessness-high'],
    ['more or coloured phlegm with asthma', ['A16'], 'phlegm-coloured'],
    ['more cough or wheeze with asthma', ['A17'], 'cough-with-lung-condition'],
    ['changed mucus with COPD', ['A3'], 'flare-up-one-sign'],
    ['37.8 °C with a lung condition', ['A15'], 'fever-low-with-lung-condition'],
    [
      'streaks of blood on the respiratory track',
      ['respiratory:cough_mucus=blood_streaks'],
      'breathlessness-high',
    ],
    ['moderate breathlessness', ['general:difficulty_breathing=moderate'], 'breathlessness-moderate'],
    [
      'moderate breathlessness on the respiratory track',
      ['respiratory:difficulty_breathing=moderate'],
      'breathlessness-moderate',
    ],
    ['more than 4 puffs', ['respiratory:rescue_inhaler=more_than_4'], 'reliever-over-4-puffs'],
    ['an answer that no entry can have', ['general:chest_pain=sharp'], 'fever-medium'],
    ['such an answer beside one sign', ['A9', 'general:chest_pain=sharp'], 'fever-medium'],
    ['reasons that were not stored', [], 'fever-medium'],
  ])('is that of the row of the log for the same fact, here %s', (_, reasons, row) => {
    expect(gravityOfAdvice(reasons, undefined)).toBe(gravityOf(row))
  })
})

describe('the advice of a check', () => {
  test('reads more than 4 uses of the reliever as the log does, with asthma and without', () => {
    const reasons = ['respiratory:rescue_inhaler=more_than_4']
    expect(adviceFacts(reasons, aPersonWith('Asthma'))).toEqual(['reliever-with-lung-condition'])
    expect(adviceFacts(reasons, aPersonWith('COPD'))).toEqual(['reliever-over-4-puffs'])
  })

  test('has a fact of its own for a wheeze with asthma', () => {
    const gravity = (reason: string, condition: string) => gravityOfAdvice([reason], aPersonWith(condition))
    const [audible, severe] = ['audible', 'severe'].map(
      (wheeze) => `respiratory:wheeze_cough=${wheeze}_wheeze`,
    )
    expect(gravity(audible!, 'Asthma')).toBe(gravityOf('breathing-with-lung-condition'))
    expect(gravity(severe!, 'Asthma')).toBe(gravityOf('two-signs-with-lung-condition'))
    expect(gravity(severe!, 'Bronchitis')).toBe(gravityOf('fever-medium'))
  })

  test('has a fact of its own for a high temperature with a lung condition', () => {
    const reasons = ['general:fever=moderate']
    expect(adviceFacts(reasons, undefined)).toEqual(['fever-medium'])
    expect(adviceFacts(reasons, aPersonWith('Asthma'))).toEqual(['fever-with-lung-condition'])
  })
})
