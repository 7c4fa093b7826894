import { expect, test } from 'vitest'
import { byteWords } from '../../../web/src/features/offline/byte-words.ts'

test.each([
  [undefined, 'An unknown amount'],
  [0, 'Less than 1 kB'],
  [1_000, '1 kB'],
  [512_300, '512 kB'],
  [1_234_567, '1.2 MB'],
  [45_600_000, '46 MB'],
  [999_999, '1 MB'],
  [2_000_000_000, '2 GB'],
])('%s bytes read "%s"', (bytes, words) => {
  expect(byteWords(bytes)).toBe(words)
})
