import { describeAdvice, describeAdviceFact } from '@second-wind/core/care/describe-advice'
import { generalRules } from '@second-wind/core/triage/general-rules'
import { respiratoryRules } from '@second-wind/core/triage/respiratory-rules'
import { describe, expect, test } from 'vitest'

const advised = [...generalRules, ...respiratoryRules].filter(({ level }) => level === 'monitor')

describe('why a check advised to get help the same day', () => {
  test.each([
    [
      'breathing worse than usual',
      ['respiratory:difficulty_breathing=moderate'],
      '“Clearly worse than usual. I stop for breath doing everyday things”',
    ],
    [
      'a wheeze that can be heard',
      ['respiratory:wheeze_cough=audible_wheeze'],
      '“A wheeze that I or other people can hear”',
    ],
    ['two signs of a flare-up', ['A9', 'A10', 'A12'], 'possible COPD flare-up: 2 signs or more'],
    [
      'one sign and the more serious answer',
      ['A9', 'general:cough_mucus=blood_streaks'],
      '“A few spots or streaks of blood, or rust-coloured mucus”, COPD: one sign of a flare-up',
    ],
    ['a change of phlegm', ['A16'], 'lung condition: more or changed phlegm'],
    ['more cough', ['A17'], 'lung condition: cough higher than before'],
    [
      'three answers',
      ['general:chest_pain=sharp', 'general:fatigue=moderate', 'general:headache=severe'],
      '“Sharp pain when I breathe in, or any other chest pain that comes and goes”, “Too tired to wash, dress or make food”, and 1 more',
    ],
    ['an unanswered question', ['incomplete'], 'not every question answered'],
    ['an earlier sign alone', ['A11'], undefined],
  ])('is in the words of the patient, here %s', (_, reasons, words) => {
    expect(describeAdvice(reasons, undefined)).toBe(words)
  })

  test('has words for a fact that the log has no row for', () => {
    expect(describeAdviceFact('check-blood-streaks')).toBe(
      'a few spots or streaks of blood, or rust-coloured mucus',
    )
  })

  test.each(advised.map(({ id }) => id))('names no score, which a check does not ask for, with %s', (id) => {
    expect(describeAdvice([id], undefined)).toMatch(/^“[^”]+”$/)
    expect(describeAdvice([id], undefined)).not.toMatch(/breathlessness \d|puffs/)
  })
})
