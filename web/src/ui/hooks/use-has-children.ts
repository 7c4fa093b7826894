import { useCallback, useState } from 'react'

/** Whether an element has children now, where each child decides for itself whether it has something to show. */
export function useHasChildren() {
  const [hasChildren, setHasChildren] = useState(false)
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined
    const look = () => setHasChildren(place.childElementCount > 0)
    const observer = new MutationObserver(look)
    observer.observe(place, { childList: true })
    look()
    return () => observer.disconnect()
  }, [])
  return [watch, hasChildren] as const
}
