import { HttpError, NotOurs, TimedOut, Unreachable } from '../../data/server/http-error.ts'

type Words = { noAnswer: string; trouble: string }

/** What to say when the server did not do it, and it was not the person's fault. */
export function serverErrorMessage(failure: unknown, words: Words): string {
  const isSilence =
    failure instanceof Unreachable || failure instanceof TimedOut || failure instanceof NotOurs
  return isSilence ? words.noAnswer : words.trouble
}

/** Seconds to wait; undefined when this was not "too many tries". */
export function retryAfterSeconds(failure: unknown): number | undefined {
  if (!(failure instanceof HttpError) || failure.status !== 429) return undefined
  return Math.ceil((failure.retryAfterMs ?? 60_000) / 1_000)
}
