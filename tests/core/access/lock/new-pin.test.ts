import { isPin, validateNewPin } from '@second-wind/core/access/lock/new-pin'
import { describe, expect, test } from 'vitest'

describe('choosing a PIN', () => {
  test.each([
    ['482913', '482913', undefined],
    ['48291', '48291', 'not-digits'],
    ['4829133', '4829133', 'not-digits'],
    ['48291a', '48291a', 'not-digits'],
    ['٤٨٢٩١٣', '٤٨٢٩١٣', 'not-digits'],
    ['', '', 'not-digits'],
    ['000000', '000000', 'too-simple'],
    ['123456', '123456', 'too-simple'],
    ['987654', '987654', 'too-simple'],
    ['112233', '112233', 'too-simple'],
    ['121212', '121212', 'too-simple'],
    ['123123', '123123', 'too-simple'],
    ['159753', '159753', 'too-simple'],
    ['112234', '112234', undefined],
    ['482913', '482931', 'not-the-same'],
  ])('a new PIN %j repeated as %j has the problem %s', (pin, again, problem) => {
    expect(validateNewPin(pin, again)).toBe(problem)
  })

  test('accepts six digits typed the same way twice', () => {
    expect(['482913', ' 482913', '482913\n'].map(isPin)).toEqual([true, false, false])
  })
})
