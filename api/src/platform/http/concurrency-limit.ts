import { randomInt } from 'node:crypto'
import { ApiError } from '../errors.ts'

const retryAfterS = { min: 5, max: 30 }

/** Lets at most `most` of these run at once; the others are refused with varied retry times. */
export function createConcurrencyLimit(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  return async (work) => {
    if (running >= most) {
      throw new ApiError('busy', { retryAfterS: randomInt(retryAfterS.min, retryAfterS.max + 1) })
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
