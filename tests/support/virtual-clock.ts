export type VirtualClock = {
  /** Epoch milliseconds. */
  now(): number
  advance(ms: number): void
  /** The person or the network sets the clock of the phone. */
  setTo(instant: string): void
}

/** A clock that only the test moves. */
export function virtualClock(start = '2026-11-20T18:00:00.000Z'): VirtualClock {
  let now = Date.parse(start)
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
    setTo: (instant) => {
      now = Date.parse(instant)
    },
  }
}
