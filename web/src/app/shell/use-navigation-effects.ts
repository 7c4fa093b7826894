import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useLock } from '../../data/live/use-lock.ts'
import { getScreenTitle } from '../screens.ts'

/** Scroll position of each visited page, by the history's key. */
const positions = new Map<string, number>()
const contentWaitMs = 1000
/** Automatic scrolling stops at any of these. */
const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * On every new screen: sets the tab's title, focuses the main heading, and scrolls to the top or, after Back, to the
 * earlier position.
 */
export function useNavigationEffects(): void {
  const { pathname, key } = useLocation()
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const shown = useRef(pathname)

  const lock = useLock()
  // While the app is locked the tab's title names no screen.
  const isNamed = lock === 'off' || lock === 'open' || pathname.startsWith('/clinician')

  useEffect(() => {
    document.title = `${isNamed ? `${getScreenTitle(pathname)} - ` : ''}Second Wind`
  }, [pathname, isNamed])

  useLayoutEffect(() => {
    const isNew = shown.current !== pathname
    shown.current = pathname
    if (isNew) focusHeading()
    const stop = isNew ? scrollWhenTallEnough(isBackOrForward ? (positions.get(key) ?? 0) : 0) : undefined
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', remember)
    }
  }, [pathname, key, isBackOrForward])
}

/** So that a screen reader announces the screen, and the next Tab key starts there. */
function focusHeading(): void {
  const target = document.querySelector('h1') ?? document.getElementById('main')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}

/**
 * Entries arrive from the database a moment after the screen, so the page may be too short at first. Ends at the first
 * touch.
 */
function scrollWhenTallEnough(top: number): () => void {
  const until = performance.now() + contentWaitMs
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const sign of userInputEvents) window.removeEventListener(sign, stop)
  }
  const step = () => {
    if (Math.abs(window.scrollY - top) < 1 || performance.now() >= until) return stop()
    window.scrollTo(0, top)
    frame = requestAnimationFrame(step)
  }
  for (const sign of userInputEvents) window.addEventListener(sign, stop, { passive: true })
  step()
  return stop
}
