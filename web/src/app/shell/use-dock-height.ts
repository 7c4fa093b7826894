import { useLayoutEffect, useRef, type RefObject } from 'react'

/** More than this of a screen is too much for what never scrolls away. */
const maxScreenShare = 0.25

/**
 * Keeps `--dock-height` as high as what is fixed to the foot of the screen, whatever the text size: the page ends
 * above it, and what has the focus is scrolled clear of it. On a low screen the dock is marked `data-cramped`.
 * For the element that holds the bar with 999 first.
 */
export function useDockHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const dock = ref.current
    const bar = dock?.firstElementChild
    if (!dock || !bar) return
    const root = document.documentElement
    const parts = [...dock.children]
    const measure = () => {
      const height = parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
      dock.toggleAttribute('data-cramped', height > window.innerHeight * maxScreenShare)
      root.style.setProperty(
        '--dock-height',
        `${Math.ceil(window.innerHeight - bar.getBoundingClientRect().top)}px`,
      )
    }
    const sizes = new ResizeObserver(measure)
    for (const part of parts) sizes.observe(part)
    window.addEventListener('resize', measure)
    measure()
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', measure)
      root.style.removeProperty('--dock-height')
    }
  }, [])

  return ref
}
