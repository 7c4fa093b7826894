import {
  maxMessageLength,
  message,
  messageAnswers,
  messageText,
  newestOfEachKind,
} from '@second-wind/core/care/message'
import { describe, expect, test } from 'vitest'
import { aMessage } from '../../fixtures/a-message.ts'

describe('what a clinician may write', () => {
  test('is stored without the spaces around it', () => {
    expect(messageText.parse('  How are you?\n')).toBe('How are you?')
  })

  test.each([
    ['nothing', ''],
    ['only spaces', '  \n '],
    ['too much', 'x'.repeat(maxMessageLength + 1)],
  ])('is refused when it is %s', (_, text) => {
    expect(messageText.safeParse(text).success).toBe(false)
  })

  test('has at most 500 characters', () => {
    expect(maxMessageLength).toBe(500)
  })

  test('is accepted at the longest length, also with spaces around it', () => {
    expect(messageText.safeParse(` ${'x'.repeat(maxMessageLength)} `).success).toBe(true)
  })
})

describe('a message', () => {
  test('from an older server that has no answers is accepted', () => {
    expect(message.parse(aMessage())).toEqual(aMessage())
  })

  test('with one answer of each kind has "Worse" first and "Better" last', () => {
    const given = messageAnswers.map((answer) => ({ answer }))
    expect(newestOfEachKind(given).map(({ answer }) => answer)).toEqual(['worse', 'call', 'same', 'better'])
  })

  test('with several answers counts the newest of each kind, "Worse" first, however late a milder one came', () => {
    const given = [
      { answer: 'worse', at: 1 },
      { answer: 'call', at: 2 },
      { answer: 'worse', at: 3 },
      { answer: 'better', at: 4 },
    ] as const
    expect(newestOfEachKind(given)).toEqual([given[2], given[1], given[3]])
    expect(newestOfEachKind([])).toEqual([])
  })
})
