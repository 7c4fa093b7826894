import { answeredFrom } from '@second-wind/core/triage/answered-span'
import { describe, expect, test } from 'vitest'

describe('a symptom check that took long', () => {
  const createdAt = '2026-11-20T20:30:00.000Z'

  test.each([
    ['after more than an hour', '2026-11-20T19:29:59.999Z', true],
    ['on the evening before', '2026-11-19T22:00:00.000Z', true],
    ['after an hour', '2026-11-20T19:30:00.000Z', false],
    ['at a time after its end, by a clock that was set back', '2026-11-20T21:00:00.000Z', false],
  ])('is told from its first answer when it ended %s', (_, firstAnsweredAt, isTold) => {
    expect(answeredFrom({ firstAnsweredAt, createdAt })).toBe(isTold ? firstAnsweredAt : undefined)
  })

  test('is not told of an older app, which does not say', () => {
    expect(answeredFrom({ createdAt })).toBeUndefined()
  })
})
