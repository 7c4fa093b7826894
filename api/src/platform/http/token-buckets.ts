export type TokenBuckets = {
  /** Milliseconds until this key may continue; 0 when it may now. */
  waitMs(key: string): number
  /** Takes tokens; may leave a debt that later requests wait for. */
  spend(key: string, tokens: number): void
}

type Bucket = { tokens: number; filledAt: number }

/** Counts per key in a fixed amount of memory: the least recently used key is dropped first. */
export function tokenBuckets(
  { capacity, perMinute, maxKeys }: { capacity: number; perMinute: number; maxKeys: number },
  clock: { now(): number },
): TokenBuckets {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000

  function bucketOf(key: string): Bucket {
    const now = clock.now()
    const { tokens, filledAt } = buckets.get(key) ?? { tokens: capacity, filledAt: now }
    const refilled = Math.max(0, now - filledAt) * perMs
    const bucket = { tokens: Math.min(capacity, tokens + refilled), filledAt: now }
    buckets.delete(key)
    buckets.set(key, bucket)
    for (const oldest of buckets.keys()) {
      if (buckets.size <= maxKeys) break
      buckets.delete(oldest)
    }
    return bucket
  }

  return {
    waitMs(key) {
      const { tokens } = bucketOf(key)
      return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perMs)
    },
    spend(key, tokens) {
      bucketOf(key).tokens -= tokens
    },
  }
}
