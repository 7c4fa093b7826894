import { useEffect, useRef } from 'react'

/** Put on the heading that somebody reads first in a new place. */
export const readFirst = { tabIndex: -1, 'data-read-first': true } as const

/**
 * With every new place, question or result, the focus goes to what is to be read first, so that a screen reader says
 * it. The place in which the screen opens leaves the focus where the app has put it.
 *
 * @param place undefined while it is not known yet
 */
export function useFocusOnPlace(place: string | undefined): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (place === undefined || place === shown.current) return
    const isFirst = shown.current === undefined
    shown.current = place
    if (isFirst) return
    focusReadFirst()
    if (window.scrollY > 0) window.scrollTo(0, 0)
  }, [place])
}

/** Also for whoever presses something that is gone afterwards. */
export function focusReadFirst(): void {
  document.querySelector<HTMLElement>('[data-read-first]')?.focus({ preventScroll: true })
}
