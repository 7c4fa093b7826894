const baseMs = 2_000
const capMs = 5 * 60_000
const quickRetryMs = { min: 500, max: 1_000 }

/** No wait is ever longer than this, whatever a server or a wrong clock says. */
export const maxWaitMs = 10 * 60_000

/**
 * How long to wait after a failure: once quickly (the first request after `online` often fails), then full jitter
 * up to a doubling ceiling. It never gives up.
 *
 * @param failures failures in a row, 1 for the first
 * @param random uniform in [0, 1)
 * @param retryAfterMs what the server asked for, if it did: waited for, plus up to a tenth, but never no time at all
 */
export function backoffMs(failures: number, random: number, retryAfterMs?: number): number {
  if (retryAfterMs !== undefined && !Number.isNaN(retryAfterMs)) {
    return Math.min(Math.max(retryAfterMs, quickRetryMs.min) * (1 + random / 10), maxWaitMs)
  }
  if (failures <= 1) return quickRetryMs.min + random * (quickRetryMs.max - quickRetryMs.min)
  return Math.max(baseMs, random * Math.min(capMs, baseMs * 2 ** (failures - 1)))
}
