import { toFeverLevel } from '@second-wind/core/care/risk/risk-level'
import { temperatures } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'

describe('reading a stored temperature', () => {
  test.each([
    ['normal', 'none'],
    ['low', 'low'],
    ['low-fever', 'low'],
    ['moderate', 'moderate'],
    ['moderate-fever', 'moderate'],
    ['high', 'high'],
    ['high-fever', 'high'],
    ['', 'unknown'],
    ['HIGH', 'unknown'],
    ['toString', 'unknown'],
  ])('"%s" counts as %s', (temperature, level) => {
    expect(toFeverLevel(temperature)).toBe(level)
  })

  test('every temperature that the tracker can store has a level', () => {
    for (const temperature of temperatures) expect(toFeverLevel(temperature)).not.toBe('unknown')
  })
})
