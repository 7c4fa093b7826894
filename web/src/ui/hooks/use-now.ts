import { minuteMs } from '@second-wind/core/platform/moment'
import { useSyncExternalStore } from 'react'

/**
 * The current time in epoch milliseconds, rounded down to the minute. Updates every minute and when the app becomes
 * visible again.
 */
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
