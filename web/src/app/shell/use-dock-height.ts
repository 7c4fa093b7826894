import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The largest share of a screen that fixed content may cover. */
const maxScreenShare = 0.25

/**
 * Sets `--dock-height` to the height of the fixed dock at any text size: the page ends above it, and focused elements
 * scroll clear of it. On a low screen the dock is marked `data-cramped`. The element's first child is the 999 bar.
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
