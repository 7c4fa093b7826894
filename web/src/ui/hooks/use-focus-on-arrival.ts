import { useEffect, useRef, type RefObject } from 'react'

/** For the heading of what has just taken the place of something else on the same screen. */
export function useFocusOnArrival<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const target = useRef<Element>(null)
  useEffect(() => {
    if (!isWanted) return
    document.documentElement.scrollTop = 0
    target.current?.focus({ preventScroll: true })
  }, [isWanted])
  return target
}
