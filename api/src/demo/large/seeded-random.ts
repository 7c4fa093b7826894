export type SeededRandom = {
  /** Uniform in [0, 1). */
  next(): number
  /** An integer, both ends included. */
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly [T, ...T[]]): T
}

/** The same numbers for the same seed, on every machine (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
