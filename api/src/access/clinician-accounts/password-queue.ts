import { ApiError } from '../../platform/errors.ts'

/**
 * A sign-in that waits for its password hash. `source`: what its attempts are counted by; `isKnown`: whether it signed in
 * here before.
 */
export type PasswordAttempt = { source: string; isKnown: boolean }

/** Known and unknown callers are limited separately: strangers never take the places of people who signed in before. */
const maxWaiting = 20
/** The limit for one network. */
const maxOfOneSource = 3
const retryAfterS = 10

type Place = PasswordAttempt & { start: () => void }

/** Runs one task at a time, those of known callers first. The others are asked to retry when too many wait. */
export function passwordQueue(): <T>(who: PasswordAttempt, task: () => Promise<T>) => Promise<T> {
  const waiting: Place[] = []
  let isRunning = false

  function startNext(): void {
    const known = waiting.findIndex(({ isKnown }) => isKnown)
    const [next] = waiting.splice(Math.max(0, known), 1)
    isRunning = next !== undefined
    next?.start()
  }

  return async (who, task) => {
    const alike = waiting.filter(({ isKnown }) => isKnown === who.isKnown)
    const ofSource = alike.filter(({ source }) => source === who.source)
    if (alike.length >= maxWaiting || ofSource.length >= maxOfOneSource)
      throw new ApiError('busy', { retryAfterS })
    await new Promise<void>((start) => {
      waiting.push({ ...who, start })
      if (!isRunning) startNext()
    })
    try {
      return await task()
    } finally {
      startNext()
    }
  }
}
