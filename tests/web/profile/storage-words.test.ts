import { expect, test } from 'vitest'
import { storageWords } from '../../../web/src/features/profile/settings/storage-words.ts'

const words = (usedBytes: number | undefined, quotaBytes: number | undefined) =>
  storageWords({ persisted: undefined, usedBytes, quotaBytes })

test.each([
  [1_240_000, 512_000_000, 'About 1.2 MB used of 512 MB.'],
  [24_600_000, 10_740_000_000, 'About 25 MB used of 11 GB.'],
  [24_600_000, undefined, 'About 25 MB used.'],
  [undefined, 512_000_000, 'This browser does not say how much is used.'],
])('%s bytes of %s: %s', (used, quota, expected) => {
  expect(words(used, quota)).toBe(expected)
})
