import { afterEach, beforeEach, vi } from 'vitest'

/** Compares PINs in one round instead of 600,000, so that tests are fast. */
export function withFastPinHash(): void {
  beforeEach(() => {
    const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle)
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((how, ...rest) =>
      deriveBits(typeof how === 'string' ? how : { ...how, iterations: 1 }, ...rest),
    )
  })
  afterEach(() => vi.restoreAllMocks())
}
