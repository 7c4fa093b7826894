import { useEffect, useEffectEvent } from 'react'

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const atMostEveryMs = 10_000

/** Calls back soon after somebody really does something here, and not for every key of it. */
export function useOwnActs(isWatching: boolean, onAct: () => void): void {
  const tell = useEffectEvent(onAct)
  useEffect(() => {
    if (!isWatching) return
    let toldAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      if (timer !== undefined || document.querySelector('[data-idle-warning]')) return
      timer = setTimeout(
        () => {
          timer = undefined
          toldAt = Date.now()
          tell()
        },
        Math.max(0, toldAt + atMostEveryMs - Date.now()),
      )
    }
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
    }
  }, [isWatching])
}
