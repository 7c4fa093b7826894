import { maxMessageLength, message, messageText } from '@second-wind/core/care/message'
import { describe, expect, test } from 'vitest'
import { aMessage } from '../../fixtures/a-message.ts'

describe('what a clinician may write', () => {
  test('spaces around it are taken away', () => {
    expect(messageText.parse('  How are you?\n')).toBe('How are you?')
  })

  test.each([
    ['nothing', ''],
    ['only spaces', '  \n '],
    ['too much', 'x'.repeat(maxMessageLength + 1)],
  ])('%s is refused', (_, text) => {
    expect(messageText.safeParse(text).success).toBe(false)
  })

  test('the longest text fits, also with spaces around it', () => {
    expect(messageText.safeParse(` ${'x'.repeat(maxMessageLength)} `).success).toBe(true)
  })
})

test('a message of an older server, without answers, is read', () => {
  expect(message.parse(aMessage())).toEqual(aMessage())
})
