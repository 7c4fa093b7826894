import { CategoryPage } from './category-page.tsx'
import { LibraryHome } from './library-home.tsx'
import { useLevelFocus } from './use-level-focus.ts'
import { useLibraryLocation } from './use-library-location.ts'
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
