/** "1.2 MB used of about 512 MB." Figures that the browser does not provide are shown as unknown. */
export function formatStorageUsage(usedBytes: number | undefined, quotaBytes: number | undefined): string {
  if (usedBytes === undefined) return 'We cannot tell how much space is used.'
  return quotaBytes
    ? `${formatBytes(usedBytes)} used of about ${formatBytes(quotaBytes)}.`
    : `${formatBytes(usedBytes)} used.`
}

const units = ['kB', 'MB', 'GB', 'TB'] as const

/** "Less than 1 kB", "512 kB", "1.2 MB", "2 GB": decimal units, one decimal place below ten. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return 'Less than 1 kB'
  let amount = bytes / 1000
  let unit = 0
  while (rounded(amount) >= 1000 && unit < units.length - 1) {
    amount /= 1000
    unit += 1
  }
  return `${rounded(amount)} ${units[unit]}`
}

const rounded = (amount: number): number => (amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))
