import { checkSummary, replySummary } from '@second-wind/core/content/findings/check-words'
import { describe, expect, test } from 'vitest'
import { checkAt, replyAt } from '../../findings/findings-fixtures.ts'
import { usualReplyAt } from '../../findings/open-flare-up/open-flare-up-fixtures.ts'

const at = '2026-11-20T08:00:00Z'

describe('a reply in words for a GP', () => {
  test.each([
    [replyAt(at, 'entry-1', 'still', 'phlegm-red'), 'still feels like this'],
    [replyAt(at, 'entry-1', 'better', 'phlegm-red'), 'better'],
    [usualReplyAt(at, 'entry-1', 'usual'), 'back to normal'],
    [usualReplyAt(at, 'entry-1', 'not-usual'), 'not back to normal yet'],
    [checkAt(at, 'monitor'), undefined],
  ])('is what the patient replied, and nothing for a symptom check: %#', (check, words) => {
    expect(replySummary(check)).toBe(words)
  })
})

describe('a check in a list', () => {
  test('has its level, and then its warning signs', () => {
    const check = checkAt(at, 'seek_help', { redFlags: ['Blue lips', 'Confusion'] })
    expect(checkSummary(check)).toMatch(/^[^.]+\. Blue lips\. Confusion$/)
  })
})
