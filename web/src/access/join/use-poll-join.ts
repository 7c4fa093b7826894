import type { JoinReply, JoinStateReply } from '@second-wind/core/access/contract/join'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchJoinState } from '../../data/server/patient/join.ts'
import { isNotFound } from './join-error-message.ts'

/** `gone`: the server no longer knows the join. */
export type PolledJoinState = JoinStateReply['state'] | 'gone'

const minIntervalMs = 3_000
const maxIntervalMs = 15_000

/**
 * Polls the state of the join with a growing interval while the clinic has not decided, and at once when the browser
 * goes online or the page becomes visible.
 *
 * @param join undefined: do not poll
 * @returns whether the last request got no answer
 */
export function usePollJoin(
  join: Pick<JoinReply, 'joinId' | 'secret'> | undefined,
  onState: (state: PolledJoinState) => void,
): boolean {
  const [isSilent, setIsSilent] = useState(false)
  const report = useEffectEvent((state: PolledJoinState) => {
    setIsSilent(false)
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

    const receive = (state: PolledJoinState) => {
      if (stop.signal.aborted) return
      report(state)
      if (state === 'waiting') timer = setTimeout(() => void poll(), intervalMs)
    }
    const poll = async () => {
      if (isPolling) return
      isPolling = true
      clearTimeout(timer)
      intervalMs = Math.min(intervalMs * 1.25, maxIntervalMs)
      try {
        receive((await fetchJoinState({ joinId, secret }, stop.signal)).state)
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
  return isSilent
}
