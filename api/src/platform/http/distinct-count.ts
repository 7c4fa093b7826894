export type DistinctCount = {
  /** Notes that `key` has met `thing` now; answers how many different things it has met within the time. */
  note(key: string, thing: number): number
}

/** Counts different things per key in a sliding window of time. */
export function distinctCount({ withinMs }: { withinMs: number }, clock: { now(): number }): DistinctCount {
  const met = new Map<string, Map<number, number>>()
  return {
    note(key, thing) {
      const now = clock.now()
      const things = met.get(key) ?? new Map<number, number>()
      met.set(key, things)
      // Put last again, so that the oldest stand first.
      things.delete(thing)
      things.set(thing, now)
      for (const [old, at] of things) {
        if (now - at < withinMs) break
        things.delete(old)
      }
      return things.size
    },
  }
}
