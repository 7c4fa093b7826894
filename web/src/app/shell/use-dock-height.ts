import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The largest share of a screen that fixed content may cover. */
const maxScreenShare = 0.25

/** All of the dock, then the navigation in small words, then only the 999 bar: the first that fits is shown. */
const sizes = ['full', 'small', 'bar'] as const

/**
 * Sets `--dock-height` to the height of the fixed dock at any text size: the page ends above it, and focused elements
 * scroll clear of it. On a low screen, or with very large text, `data-shown` says that less of it stays fixed. The
 * element's first child is the 999 bar.
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
      for (const size of sizes) {
        dock.dataset['shown'] = size
        const height = parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
        if (height <= window.innerHeight * maxScreenShare) break
      }
      root.style.setProperty(
        '--dock-height',
        `${Math.ceil(window.innerHeight - bar.getBoundingClientRect().top)}px`,
      )
    }
    const resizes = new ResizeObserver(measure)
    for (const part of parts) resizes.observe(part)
    window.addEventListener('resize', measure)
    measure()
    return () => {
      resizes.disconnect()
      window.removeEventListener('resize', measure)
      root.style.removeProperty('--dock-height')
    }
  }, [])

  return ref
}
