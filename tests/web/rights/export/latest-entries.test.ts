import { expect, test } from 'vitest'
import { truncate } from '../../../../web/src/rights/export/latest-entries.tsx'

test.each([
  ['Slept', 'Slept'],
  ['Slept well', 'Slept…'],
  ['Slept badly', 'Slept…'],
  ['Yes 😀😀😀', 'Yes 😀…'],
])('in print, the note "%s" is shortened to "%s"', (text, cut) => {
  expect(truncate(text, 6)).toBe(cut)
})
