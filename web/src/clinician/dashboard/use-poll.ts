import { useEffect, useRef, useState } from 'react'
import { isAccessError } from '../../data/server/access-errors.ts'
import { pollWhileVisible } from './poll-while-visible.ts'

export type Polled<T> = {
  /** The last answer that came, kept through every failure but a refusal. */
  last: T | undefined
  /** Why the newest attempt failed; undefined after a success. */
  failure: unknown
  isUnderway: boolean
  pollNow: () => void
}

/**
 * Reads now and then every `intervalMs` while the page is visible; at once when it comes back.
 *
 * @param read keeps its identity between renders, otherwise polling starts anew
 */
export function usePoll<T>(read: (signal: AbortSignal) => Promise<T>, intervalMs: number): Polled<T> {
  const [state, setState] = useState<Omit<Polled<T>, 'pollNow'>>({
    last: undefined,
    failure: undefined,
    isUnderway: true,
  })
  const pollNow = useRef(() => {})

  useEffect(() => {
    const polling = pollWhileVisible(read, intervalMs, {
      onStart: () => setState((before) => ({ ...before, isUnderway: true })),
      onAnswer: (last) => setState({ last, failure: undefined, isUnderway: false }),
      onFailure: (failure) =>
        setState(({ last }) => ({
          last: isAccessError(failure) ? undefined : last,
          failure,
          isUnderway: false,
        })),
    })
    pollNow.current = polling.now
    return polling.stop
  }, [read, intervalMs])

  return { ...state, pollNow: () => pollNow.current() }
}
