import type { JoinReply, JoinStateReply } from '@second-wind/core/access/contract/join'
import { useEffect, useState } from 'react'
import { readJoinState } from '../../data/server/patient/join.ts'
import { isGone } from './join-error-message.ts'

/** `gone`: the server no longer knows of it. `isSilent`: nobody answered the last time; what is shown is older. */
export type Answer = { state: JoinStateReply['state'] | 'gone'; isSilent: boolean }

const soonestMs = 3_000
const latestMs = 15_000

/** Asks what the clinic says, less and less often, and at once when the signal or the person comes back. */
export function useAnswer({ joinId, secret }: Pick<JoinReply, 'joinId' | 'secret'>): Answer {
  const [answer, setAnswer] = useState<Answer>({ state: 'waiting', isSilent: false })
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pauseMs = soonestMs
    let isAsking = false

    const take = (state: Answer['state']) => {
      setAnswer({ state, isSilent: false })
      if (state === 'waiting') timer = setTimeout(() => void ask(), pauseMs)
    }
    const ask = async () => {
      if (isAsking) return
      isAsking = true
      clearTimeout(timer)
      pauseMs = Math.min(pauseMs * 1.25, latestMs)
      try {
        take((await readJoinState({ joinId, secret }, stop.signal)).state)
      } catch (failure) {
        if (stop.signal.aborted) return
        if (isGone(failure)) return take('gone')
        setAnswer(({ state }) => ({ state, isSilent: true }))
        timer = setTimeout(() => void ask(), pauseMs)
      } finally {
        isAsking = false
      }
    }
    const askNow = () => {
      pauseMs = soonestMs
      if (document.visibilityState === 'visible') void ask()
    }

    window.addEventListener('online', askNow, { signal: stop.signal })
    document.addEventListener('visibilitychange', askNow, { signal: stop.signal })
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [joinId, secret])
  return answer
}
