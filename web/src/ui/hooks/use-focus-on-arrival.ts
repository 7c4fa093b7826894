import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the heading of content that has just replaced other content on the same screen. */
export function useFocusOnArrival<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const target = useRef<Element>(null)
  useEffect(() => {
    if (!isWanted) return
    document.documentElement.scrollTop = 0
    target.current?.focus({ preventScroll: true })
  }, [isWanted])
  return target
}
