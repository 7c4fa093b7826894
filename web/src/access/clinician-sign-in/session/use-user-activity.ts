import { useEffect, useEffectEvent } from 'react'
import { userActivityEvents } from '../../../ui/hooks/user-activity-events.ts'

const atMostEveryMs = 10_000

/** Calls back soon after the person's activity, throttled. */
export function useUserActivity(isWatching: boolean, onActivity: () => void): void {
  const notifyActivity = useEffectEvent(onActivity)
  useEffect(() => {
    if (!isWatching) return
    let lastNotifiedAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const scheduleNotification = () => {
      if (timer !== undefined || document.querySelector('[data-idle-warning]')) return
      timer = setTimeout(
        () => {
          timer = undefined
          lastNotifiedAt = Date.now()
          notifyActivity()
        },
        Math.max(0, lastNotifiedAt + atMostEveryMs - Date.now()),
      )
    }
    for (const event of userActivityEvents)
      window.addEventListener(event, scheduleNotification, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const event of userActivityEvents)
        window.removeEventListener(event, scheduleNotification, { capture: true })
    }
  }, [isWatching])
}
