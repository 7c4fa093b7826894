import type { MessageAnswer } from '@second-wind/core/care/message'
import { worseAnswerWithoutCheckAt } from '@second-wind/core/care/worse-answer-without-check'
import { describe, expect, test } from 'vitest'
import { idNumbered } from '../../fixtures/ids.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString()
const given = (answer: MessageAnswer, hour: number) => ({
  answers: [{ id: idNumbered(hour), answer, answeredAt: at(hour) }],
})
const now = Date.UTC(2026, 10, 20, 12)

describe('whether an answer "Worse" still needs a symptom check', () => {
  test.each([
    ['no message', [], [], undefined],
    ['no answer', [{}], [], undefined],
    ['"The same"', [given('same', 8)], [], undefined],
    ['"Worse" without a check', [given('worse', 8)], [], at(8)],
    ['"Worse" with a check before it only', [given('worse', 8)], [{ createdAt: at(7) }], at(8)],
    ['"Worse" with a check after it', [given('worse', 8)], [{ createdAt: at(9) }], undefined],
    ['"Worse" with a check at the same moment', [given('worse', 8)], [{ createdAt: at(8) }], at(8)],
    [
      '"Worse" with a reply after it, which is no check',
      [given('worse', 8)],
      [{ createdAt: at(9), track: 'follow-up' as const }],
      at(8),
    ],
    ['"Better" after "Worse", to another message', [given('better', 9), given('worse', 8)], [], undefined],
    ['"The same" after "Worse"', [given('same', 9), given('worse', 8)], [], at(8)],
    ['"Please call me" after "Worse"', [given('call', 9), given('worse', 8)], [], at(8)],
    ['"Worse" two days ago', [given('worse', 12 - 48)], [], at(12 - 48)],
    ['"Worse" two days and an hour ago', [given('worse', 11 - 48)], [], undefined],
  ])('is decided correctly for %s', (_, messages, checks, expected) => {
    expect(worseAnswerWithoutCheckAt(messages, checks, now)).toBe(expected)
  })
})
