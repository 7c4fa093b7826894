import {
  describeMissingAnswers,
  describeNeededAnswers,
} from '@second-wind/core/content/findings/needed-answer-words'
import { describe, expect, test } from 'vitest'

describe('the answers that end the reminder about a warning sign', () => {
  test('are named in a sentence', () => {
    expect(describeNeededAnswers(['temperature', 'relieverPuffs'])).toBe(
      'This reminder ends after a day when you are as you usually are. Log your temperature and your reliever puffs on that day too.',
    )
    expect(describeMissingAnswers(['phlegm', 'phlegmAmount', 'peakFlowLpm'])).toMatch(
      /log your phlegm, how much phlegm you have and your peak flow too/,
    )
  })
})
