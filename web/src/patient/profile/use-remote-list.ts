import { useEffect, useState } from 'react'
import { HttpError } from '../../data/server/http-error.ts'

export type ListError = 'offline' | 'signedOut' | 'revoked' | 'failed'
export type ListState<Row> = readonly Row[] | 'asking' | ListError

/**
 * Asks when it appears, and again when told to; a list that is here stays until then. Nothing is kept: an old list would
 * hide a new look, or show who can see no longer.
 *
 * @param list the same function each time
 */
export function useRemoteList<Row>(list: (signal: AbortSignal) => Promise<readonly Row[]>): {
  answer: ListState<Row>
  askAgain: () => void
} {
  const [answer, setAnswer] = useState<ListState<Row>>('asking')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    list(stop.signal).then(setAnswer, (failure: unknown) => {
      if (!stop.signal.aborted) setAnswer(toListError(failure))
    })
    return () => stop.abort()
  }, [list, attempt])
  const askAgain = () => {
    if (typeof answer === 'string') setAnswer('asking')
    setAttempt(attempt + 1)
  }
  return { answer, askAgain }
}

function toListError(failure: unknown): ListError {
  if (!(failure instanceof HttpError)) return 'offline'
  if (failure.code === 'revoked') return 'revoked'
  return failure.status === 401 ? 'signedOut' : 'failed'
}
