import { useLayoutEffect, useRef } from 'react'
import { entryId, levelHeadingId } from './use-library-location.ts'

/** Inside the library: down to the heading of the new level, up to the card that was opened. */
export function useLevelFocus(categoryId: string | undefined, activityId: string | undefined): void {
  const shown = useRef({ categoryId, activityId })
  useLayoutEffect(() => {
    const left = shown.current
    shown.current = { categoryId, activityId }
    if (left.categoryId === categoryId && left.activityId === activityId) return

    const wentUp = levelOf(left.categoryId, left.activityId) > levelOf(categoryId, activityId)
    const opened = wentUp ? (activityId ?? (categoryId ? left.activityId : left.categoryId)) : undefined
    const card = opened === undefined ? null : document.getElementById(entryId(opened))
    if (card) {
      card.focus()
      return
    }
    document.documentElement.scrollTop = 0
    document.getElementById(levelHeadingId)?.focus({ preventScroll: true })
  }, [categoryId, activityId])
}

function levelOf(categoryId: string | undefined, activityId: string | undefined): number {
  if (categoryId === undefined) return 0
  return activityId === undefined ? 1 : 2
}
