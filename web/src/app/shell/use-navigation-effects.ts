import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useLock } from '../../data/live/use-lock.ts'
import { getScreenTitle } from '../screens.ts'

/** Where each visited page was left, by the history's own key. */
const positions = new Map<string, number>()
const contentWaitMs = 1000
/** Whoever has begun to read or scroll is not pulled away. */
const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** On every new screen: its name on the tab, focus on its main heading, and its top or, after Back, where it was left. */
export function useNavigationEffects(): void {
  const { pathname, key } = useLocation()
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const shown = useRef(pathname)

  const lock = useLock()
  // The tab of a locked app names no screen of the patient.
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

/** So that a screen reader says where the person is, and the next Tab starts there. */
function focusHeading(): void {
  const target = document.querySelector('h1') ?? document.getElementById('main')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}

/** Entries come from the database a moment after the screen: the page may be too short at first. Ends with a touch. */
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
