import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the heading of what a tap has opened and puts it at the top of the screen, in the person's sight. */
export function useFocusOnOpening(isOpenedByTap: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOpenedByTap) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [isOpenedByTap])
  return heading
}
