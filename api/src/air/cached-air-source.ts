import { adviceMaxAgeMs } from '@second-wind/core/air/describe-air-reading'
import type { Clock } from '../platform/deps.ts'
import { tokenBuckets } from '../platform/http/token-buckets.ts'
import type { AirSource, Measurement } from './air-source.ts'

/** `good`: the last successful measurement, kept when a later attempt fails. */
type CacheEntry = { requestedAt: number; hasFailed: boolean; good: Measurement | undefined }

const keepMs = 30 * 60_000
const retryAfterFailureMs = 60_000
const maxTowns = 500

/** A town takes at most three calls; a free key allows 60 a minute. */
const lookups = { capacity: 20, perMinute: 20, maxKeys: 1 } as const

/**
 * Asks the source about a town at most twice an hour, and once at a time. While it fails, the last measurement is used
 * for 6 hours; undefined when there is none.
 */
export function cachedAirSource(
  source: AirSource,
  clock: Pick<Clock, 'now'>,
): (town: string) => Promise<Measurement | undefined> {
  const cache = new Map<string, CacheEntry>()
  const underway = new Map<string, Promise<CacheEntry>>()
  const allowance = tokenBuckets(lookups, clock)

  return async (town) => {
    const key = town.normalize('NFC').toLowerCase()
    const memory = cache.get(key)
    if (memory && !isDue(memory)) return usableMeasurement(memory)
    return usableMeasurement(await refreshOnce(key, town))
  }

  function isDue({ requestedAt, hasFailed }: CacheEntry): boolean {
    const ageMs = clock.now() - requestedAt
    return ageMs < 0 || ageMs >= (hasFailed ? retryAfterFailureMs : keepMs)
  }

  function usableMeasurement({ hasFailed, good }: CacheEntry): Measurement | undefined {
    if (!hasFailed || !good) return good
    return clock.now() - good.measuredAt <= adviceMaxAgeMs ? good : undefined
  }

  function refreshOnce(key: string, town: string): Promise<CacheEntry> {
    const asking = underway.get(key) ?? refresh(key, town).finally(() => underway.delete(key))
    underway.set(key, asking)
    return asking
  }

  async function refresh(key: string, town: string): Promise<CacheEntry> {
    const measured = await tryMeasure(town)
    const memory = {
      requestedAt: clock.now(),
      hasFailed: measured === undefined,
      good: measured ?? cache.get(key)?.good,
    }
    storeEntry(key, memory)
    return memory
  }

  async function tryMeasure(town: string): Promise<Measurement | undefined> {
    if (allowance.waitMs('all') > 0) return undefined
    allowance.spend('all', 1)
    try {
      return await source(town)
    } catch {
      return undefined
    }
  }

  /** Drops the town that was requested longest ago. */
  function storeEntry(key: string, memory: CacheEntry): void {
    cache.delete(key)
    cache.set(key, memory)
    const [oldest] = cache.keys()
    if (cache.size > maxTowns && oldest !== undefined) cache.delete(oldest)
  }
}
