import { CategoryPage } from './category-page.tsx'
import { LibraryHome } from './library-home.tsx'
import { useLevelFocus } from './use-level-focus.ts'
import { usePlace } from './use-library-location.ts'
import styles from './library-screen.module.css'

/** /library, /library?category=breathing, /library?category=breathing&activity=breathing-control. */
export function LibraryScreen() {
  const { categoryId, activityId } = usePlace()
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
