import { shorten } from '@second-wind/core/platform/shorten'
import { describe, expect, test } from 'vitest'

describe('a text that is shortened', () => {
  test.each([
    ['Same as yesterday.', 20, 'Same as yesterday.'],
    ['Woke twice in the night coughing', 20, 'Woke twice in the…'],
    ['Llanfairpwllgwyngyllgogerychwyrndrobwll', 20, 'Llanfairpwllgwyngyl…'],
    ['Woke twice in the night', 18, 'Woke twice in the…'],
    ['Slept', 6, 'Slept'],
    ['Slept well', 6, 'Slept…'],
    ['Slept badly', 6, 'Slept…'],
  ])('from %j to %i characters is cut between words where there are any', (text, length, cut) => {
    expect(shorten(text, length)).toBe(cut)
  })

  test.each([
    ['🫁'.repeat(20), 20, '🫁'.repeat(20)],
    ['Yes 😀😀😀', 6, 'Yes 😀…'],
  ])('from %j to %i characters has no emoji that is cut in two', (text, length, cut) => {
    expect(shorten(text, length)).toBe(cut)
  })
})
