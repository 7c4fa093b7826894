import { useLayoutEffect, useRef } from 'react'
import { CategoryPage } from './category-page.tsx'
import { LibraryHome } from './library-home.tsx'
import { entryId, levelHeadingId, useLibraryLocation } from './use-library-location.ts'
import styles from './library-screen.module.css'

/** /library, /library?category=breathing, /library?category=breathing&activity=breathing-control. */
export function LibraryScreen() {
  const { categoryId, activityId } = useLibraryLocation()
  useLevelFocus(categoryId, activityId)
  return (
    <div className={styles.screen}>
      {categoryId ? (
        <CategoryPage key={categoryId} id={categoryId} activityId={activityId} />
      ) : (
        <LibraryHome />
      )}
    </div>
  )
}

/** Inside the library: down to the heading of the new level, up to the card that was opened. */
function useLevelFocus(categoryId: string | undefined, activityId: string | undefined): void {
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
