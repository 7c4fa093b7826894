import type { JoinReply, JoinStateReply } from '@second-wind/core/access/contract/join'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchJoinState } from '../../data/server/patient/join.ts'
import { isNotFound } from './join-error-message.ts'

/** `gone`: the server no longer knows the join. */
export type PolledJoinState = JoinStateReply['state'] | 'gone'

const minIntervalMs = 3_000
const maxIntervalMs = 15_000
/** A hold takes days. */
const heldIntervalMs = 60_000

/**
 * Polls the state of the join with a growing interval while the clinic has not decided, more slowly during a hold, and
 * at once when the browser goes online or the page becomes visible.
 *
 * @param join undefined: do not poll
 * @returns whether the last request got no response, and until when the join is on hold
 */
export function usePollJoin(
  join: Pick<JoinReply, 'joinId' | 'secret'> | undefined,
  onState: (state: PolledJoinState) => void,
): { isSilent: boolean; heldUntil: string | undefined } {
  const [isSilent, setIsSilent] = useState(false)
  const [heldUntil, setHeldUntil] = useState<string>()
  const report = useEffectEvent((state: PolledJoinState, until?: string) => {
    setIsSilent(false)
    setHeldUntil(until)
    onState(state)
  })
  const joinId = join?.joinId
  const secret = join?.secret
  useEffect(() => {
    if (joinId === undefined || secret === undefined) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let intervalMs = minIntervalMs
    let isPolling = false

    const receive = (state: PolledJoinState, until?: string) => {
      if (stop.signal.aborted) return
      report(state, until)
      if (state === 'waiting') timer = setTimeout(() => void poll(), intervalMs)
      if (state === 'held') timer = setTimeout(() => void poll(), heldIntervalMs)
    }
    const poll = async () => {
      if (isPolling) return
      isPolling = true
      clearTimeout(timer)
      intervalMs = Math.min(intervalMs * 1.25, maxIntervalMs)
      try {
        const { state, heldUntil: until } = await fetchJoinState({ joinId, secret }, stop.signal)
        receive(state, until)
      } catch (failure) {
        if (stop.signal.aborted) return
        if (isNotFound(failure)) return receive('gone')
        setIsSilent(true)
        timer = setTimeout(() => void poll(), intervalMs)
      } finally {
        isPolling = false
      }
    }
    const pollNow = () => {
      intervalMs = minIntervalMs
      if (document.visibilityState === 'visible') void poll()
    }

    window.addEventListener('online', pollNow, { signal: stop.signal })
    document.addEventListener('visibilitychange', pollNow, { signal: stop.signal })
    void poll()
    return () => {
      stop.abort()
      clearTimeout(timer)
      setIsSilent(false)
    }
  }, [joinId, secret])
  return { isSilent, heldUntil }
}
