import { useEffect, useRef } from 'react'

/** For the heading to be read first in a new place. */
export const placeHeading = { tabIndex: -1, 'data-read-first': true } as const

/**
 * Focuses the first heading of every new place (question or result), so that a screen reader announces it. For the
 * place in which the screen opens, the app has set the focus.
 *
 * @param place undefined until it is known
 */
export function useFocusOnPlace(place: string | undefined): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (place === undefined || place === shown.current) return
    const isFirst = shown.current === undefined
    shown.current = place
    if (isFirst) return
    focusPlaceHeading()
    if (window.scrollY > 0) window.scrollTo(0, 0)
  }, [place])
}

/** Also for when a pressed button disappears. */
export function focusPlaceHeading(): void {
  document.querySelector<HTMLElement>('[data-read-first]')?.focus({ preventScroll: true })
}
