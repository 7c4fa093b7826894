import { maxMessageLength, message, messageText } from '@second-wind/core/care/message'
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

  test('is accepted at the longest length, also with spaces around it', () => {
    expect(messageText.safeParse(` ${'x'.repeat(maxMessageLength)} `).success).toBe(true)
  })
})

test('a message from an older server that has no answers is accepted', () => {
  expect(message.parse(aMessage())).toEqual(aMessage())
})
