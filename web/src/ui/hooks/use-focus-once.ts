import { useEffect, useRef, type RefObject } from 'react'

/** Takes the focus when it comes, and not again when its tab is opened for a second time. */
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
