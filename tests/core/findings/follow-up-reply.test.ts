import {
  confirmsFinding,
  isSameReply,
  toFollowUpOutcome,
  usualReply,
} from '@second-wind/core/findings/follow-up-reply'
import { describe, expect, test } from 'vitest'

const still = toFollowUpOutcome({ about: 'entry-1', answer: 'still' }, 'phlegm-red')
const better = toFollowUpOutcome({ about: 'entry-1', answer: 'better' }, 'phlegm-red')
const usual = toFollowUpOutcome({ about: 'entry-1', answer: 'usual' }, 'phlegm-red')
const notUsual = toFollowUpOutcome({ about: 'entry-1', answer: 'not-usual' }, 'phlegm-red')

describe('a reply that says what another one has said', () => {
  test('is about the same record, with the same answer, about the same findings in any order', () => {
    const named = ['phlegm-red', 'fever-high', 'cough-severe'] as const
    const [first, second, third] = named
    const again = { ...still, answers: { ...still.answers } }
    expect(isSameReply(still, again)).toBe(true)
    expect(
      isSameReply(
        toFollowUpOutcome({ about: 'entry-1', answer: 'better' }, ...named),
        toFollowUpOutcome({ about: 'entry-1', answer: 'better' }, third, second, first),
      ),
    ).toBe(true)
  })

  test.each([
    ['another record', still, toFollowUpOutcome({ about: 'entry-2', answer: 'still' }, 'phlegm-red')],
    ['another finding', still, toFollowUpOutcome({ about: 'entry-1', answer: 'still' }, 'fever-high')],
    ['"I am better" instead of "Yes"', still, better],
    ['"Not yet" instead of "I am back to normal"', usual, notUsual],
    ['"I am back to normal" instead of "I am better"', better, usual],
    ['a symptom check first', { ...still, track: 'general' as const }, still],
    ['a symptom check then', still, { ...still, track: 'general' as const }],
    ['two symptom checks', { ...still, track: 'general' as const }, { ...still, track: 'general' as const }],
  ])('is not one with %s', (_, one, other) => {
    expect(isSameReply(one, other)).toBe(false)
  })
})

describe('a stored reply', () => {
  test.each([
    ['the level and the answer', 'seek_help', 'still', true],
    ['the level alone', 'seek_help', 'better', true],
    ['the answer alone', 'monitor', 'still', true],
    ['neither', 'monitor', 'better', false],
  ] as const)('says that a warning sign is still there when %s says so', (_, result, answer, confirms) => {
    expect(confirmsFinding({ result, answers: { answer } })).toBe(confirms)
  })

  test('says whether the person is back to usual only on its own track', () => {
    expect([usual, notUsual, still].map((reply) => usualReply(reply))).toEqual([
      'usual',
      'not-usual',
      undefined,
    ])
    expect(usualReply({ track: 'general', answers: { answer: 'usual' } })).toBeUndefined()
    expect(usualReply({ track: 'general', answers: { answer: 'not-usual' } })).toBeUndefined()
  })
})
