import type { JoinReply, JoinStateReply } from '@second-wind/core/access/contract/join'
import { useEffect, useState } from 'react'
import { fetchJoinState } from '../../data/server/patient/join.ts'
import { isNotFound } from './join-error-message.ts'

/** `gone`: the server no longer knows of it. `isSilent`: nobody answered the last time; what is shown is older. */
export type PolledJoinState = { state: JoinStateReply['state'] | 'gone'; isSilent: boolean }

const soonestMs = 3_000
const latestMs = 15_000

/** Asks what the clinic says, less and less often, and at once when the signal or the person comes back. */
export function useJoinState({ joinId, secret }: Pick<JoinReply, 'joinId' | 'secret'>): PolledJoinState {
  const [answer, setAnswer] = useState<PolledJoinState>({ state: 'waiting', isSilent: false })
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pauseMs = soonestMs
    let isAsking = false

    const take = (state: PolledJoinState['state']) => {
      setAnswer({ state, isSilent: false })
      if (state === 'waiting') timer = setTimeout(() => void poll(), pauseMs)
    }
    const poll = async () => {
      if (isAsking) return
      isAsking = true
      clearTimeout(timer)
      pauseMs = Math.min(pauseMs * 1.25, latestMs)
      try {
        take((await fetchJoinState({ joinId, secret }, stop.signal)).state)
      } catch (failure) {
        if (stop.signal.aborted) return
        if (isNotFound(failure)) return take('gone')
        setAnswer(({ state }) => ({ state, isSilent: true }))
        timer = setTimeout(() => void poll(), pauseMs)
      } finally {
        isAsking = false
      }
    }
    const pollNow = () => {
      pauseMs = soonestMs
      if (document.visibilityState === 'visible') void poll()
    }

    window.addEventListener('online', pollNow, { signal: stop.signal })
    document.addEventListener('visibilitychange', pollNow, { signal: stop.signal })
    void poll()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [joinId, secret])
  return answer
}
