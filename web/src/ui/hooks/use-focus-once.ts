import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the element when it first appears, but not again when its tab is reopened. */
export function useFocusOnce<T extends HTMLElement>(): RefObject<T | null> {
  const target = useRef<T>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (hadFocus.current) return
    hadFocus.current = true
    target.current?.focus()
    target.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return target
}
