import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The time, epoch milliseconds, in whole minutes; moves on by itself, also when the app wakes up the next morning. */
export const useNow = (): number => useSyncExternalStore(subscribe, wholeMinute)

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const wholeMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs
