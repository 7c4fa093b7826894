import {
  describeLogFirst,
  describeMissingAnswers,
  describeNeededAnswers,
  describeUsualQuestion,
  usualQuestionYes,
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

describe('the question before a flare-up ends', () => {
  test.each([
    [['breathing', 'phlegm'], 'Are your breathing and phlegm back to usual too?', 'Yes, both'],
    [
      ['breathing', 'phlegm', 'relieverPuffs'],
      'Are your breathing, phlegm and reliever puffs back to usual too?',
      'Yes, all of them',
    ],
    [['relieverPuffs'], 'Are your reliever puffs back to usual too?', 'Yes'],
    [['peakFlowLpm'], 'Is your peak flow back to usual too?', 'Yes'],
  ] as const)('names all of %j, and its yes says for how many', (asked, question, yes) => {
    expect(describeUsualQuestion(asked)).toBe(question)
    expect(usualQuestionYes(asked)).toBe(yes)
  })

  test('offers the log only for what is measured or counted', () => {
    expect(describeLogFirst(['breathing', 'phlegm'])).toBeUndefined()
    expect(describeLogFirst(['phlegm', 'temperature', 'relieverPuffs'])).toBe(
      'Not sure? Log your temperature and reliever puffs first',
    )
  })
})
