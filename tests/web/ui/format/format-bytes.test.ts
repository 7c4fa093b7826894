import { describe, expect, test } from 'vitest'
import { formatStorageUsage } from '../../../../web/src/ui/format/format-bytes.ts'

describe('the use of storage', () => {
  test.each([
    [undefined, 512_000_000, 'We cannot tell how much space is used.'],
    [0, undefined, 'Less than 1 kB used.'],
    [1_000, undefined, '1 kB used.'],
    [512_300, 0, '512 kB used.'],
    [999_999, undefined, '1 MB used.'],
    [1_240_000, 512_000_000, '1.2 MB used of about 512 MB.'],
    [45_600_000, 2_000_000_000, '46 MB used of about 2 GB.'],
    [24_600_000, 10_740_000_000, '25 MB used of about 11 GB.'],
  ])('of %s bytes of %s is shown as "%s"', (used, quota, text) => {
    expect(formatStorageUsage(used, quota)).toBe(text)
  })
})
