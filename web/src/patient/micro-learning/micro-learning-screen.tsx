import { useState } from 'react'
import { ModuleList } from './module-list.tsx'
import type { Finished } from './module-finished.tsx'
import { ModulePage } from './module-page.tsx'
import { useCompletedLessons } from './use-completed-lessons.ts'
import { useOpenModule } from './use-open-module.ts'
import styles from './micro-learning-screen.module.css'

/** /micro-learning, or /micro-learning?module=antibiotic-basics. */
export function MicroLearningScreen() {
  const module = useOpenModule()
  const completed = useCompletedLessons()
  const [finished, setFinished] = useState<Finished>()
  if (completed === 'reading') return null
  return (
    <div className={styles.screen}>
      {module ? (
        <ModulePage key={module.id} module={module} completed={completed} onFinished={setFinished} />
      ) : (
        <ModuleList completed={completed} finished={finished} onOpen={() => setFinished(undefined)} />
      )}
    </div>
  )
}
