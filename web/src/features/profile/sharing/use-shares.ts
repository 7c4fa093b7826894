import type { Share } from '@second-wind/core/contract/shares'
import { useEffect, useState } from 'react'
import { HttpError } from '../../../server/http-error.ts'
import { listShares } from '../../../server/shares.ts'

export type Answer = readonly Share[] | 'asking' | 'offline' | 'signedOut' | 'failed'

/** Asks when it appears, and again when told to. An old list would show who can see it no longer, or hide who can. */
export function useShares(): { answer: Answer; askAgain: () => void } {
  const [answer, setAnswer] = useState<Answer>('asking')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    listShares(stop.signal).then(setAnswer, (failure: unknown) => {
      if (!stop.signal.aborted) setAnswer(reasonOf(failure))
    })
    return () => stop.abort()
  }, [attempt])
  return { answer, askAgain: () => setAttempt(attempt + 1) }
}

function reasonOf(failure: unknown): Answer {
  if (!(failure instanceof HttpError)) return 'offline'
  return failure.status === 401 ? 'signedOut' : 'failed'
}
