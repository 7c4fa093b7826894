const baseMs = 2_000
const capMs = 5 * 60_000
const quickRetryMs = { min: 500, max: 1_000 }

/** The longest wait, whatever a server or a wrong clock says. */
export const maxWaitMs = 10 * 60_000

/**
 * The waiting time after a failure: short the first time (the first request after `online` often fails), then random
 * between 2 s and a ceiling that doubles. There is no limit to the number of attempts.
 *
 * @param failures failures in a row, 1 for the first
 * @param random uniform in [0, 1)
 * @param retryAfterMs the wait that the server asked for, if any; up to a tenth is added, and the result is never 0
 */
export function backoffMs(failures: number, random: number, retryAfterMs?: number): number {
  if (retryAfterMs !== undefined && !Number.isNaN(retryAfterMs)) {
    return Math.min(Math.max(retryAfterMs, quickRetryMs.min) * (1 + random / 10), maxWaitMs)
  }
  if (failures <= 1) return quickRetryMs.min + random * (quickRetryMs.max - quickRetryMs.min)
  return Math.max(baseMs, random * Math.min(capMs, baseMs * 2 ** (failures - 1)))
}
