import { describe, expect, test } from 'vitest'
import { truncate } from '../../../../web/src/rights/export/latest-entries.tsx'

describe('a note in print', () => {
  test.each([
    ['Slept', 'Slept'],
    ['Slept well', 'Slept…'],
    ['Slept badly', 'Slept…'],
    ['Yes 😀😀😀', 'Yes 😀…'],
  ])('is shortened from "%s" to "%s"', (text, cut) => {
    expect(truncate(text, 6)).toBe(cut)
  })
})
