import { checkSummary } from '@second-wind/core/content/findings/check-words'
import { describe, expect, test } from 'vitest'
import { checkAt, replyAt } from '../../findings/findings-fixtures.ts'
import { usualReplyAt } from '../../findings/open-flare-up/open-flare-up-fixtures.ts'

const at = '2026-11-20T08:00:00Z'

describe('a check in a list', () => {
  test.each([
    [replyAt(at, 'entry-1', 'still', 'phlegm-red'), 'You replied: I still feel like this'],
    [replyAt(at, 'entry-1', 'better', 'phlegm-red'), 'You replied: I am better'],
    [usualReplyAt(at, 'entry-1', 'usual'), 'You replied: I am back to normal for me'],
    [usualReplyAt(at, 'entry-1', 'not-usual'), 'You replied: I am not back to normal for me yet'],
  ])('that is a reply has the words of its answer: %#', (reply, words) => {
    expect(checkSummary(reply)).toBe(words)
  })

  test('has its level, and then its warning signs', () => {
    const check = checkAt(at, 'seek_help', { redFlags: ['Blue lips', 'Confusion'] })
    expect(checkSummary(check)).toMatch(/^[^.]+\. Blue lips\. Confusion$/)
  })
})
