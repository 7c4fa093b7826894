import type { StorageHealth } from '../../../pwa/storage.ts'

/** "About 1.2 MB used of 11 GB." What the browser does not tell is said to be unknown. */
export function storageWords({ usedBytes, quotaBytes }: StorageHealth): string {
  if (usedBytes === undefined) return 'This browser does not say how much is used.'
  return quotaBytes === undefined
    ? `About ${amount(usedBytes)} used.`
    : `About ${amount(usedBytes)} used of ${amount(quotaBytes)}.`
}

const gigabyte = 1_000_000_000

function amount(bytes: number): string {
  const [count, unit] = bytes < gigabyte ? [bytes / 1_000_000, 'MB'] : [bytes / gigabyte, 'GB']
  return `${count.toLocaleString('en-GB', { maximumFractionDigits: count < 10 ? 1 : 0 })} ${unit}`
}
