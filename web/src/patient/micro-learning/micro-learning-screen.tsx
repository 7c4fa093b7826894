import { loadModule } from '@second-wind/core/content/learning/load-module'
import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import type { LearningModule } from '@second-wind/core/content/learning/module-schema'
import { type ModuleId, modules } from '@second-wind/core/content/learning/modules'
import { completedLessons } from '@second-wind/core/recovery/learning/progress'
import { hasLungCondition } from '@second-wind/core/triage/person'
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo, useState } from 'react'
import { useProfile } from '../../data/live/use-profile.ts'
import { listActivities } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { LoadFailedNotice } from '../../ui/feedback/load-failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'
import { BackLink } from '../../ui/links/back-link.tsx'
import { Lessons } from './lesson/lessons.tsx'
import type { ModuleCompletion } from './module-finished.tsx'
import { ModuleList } from './module-list.tsx'
import { useOpenModule } from './use-open-module.ts'
import styles from './micro-learning-screen.module.css'

/** /micro-learning, or /micro-learning?module=antibiotic-basics. */
export function MicroLearningScreen() {
  const module = useOpenModule()
  const completed = useCompletedLessons()
  const [finished, setFinished] = useState<ModuleCompletion>()
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

/** The ids of all lessons completed on any of the person's phones, as a live query. */
function useCompletedLessons(): ReadonlySet<string> | 'reading' | 'unreadable' {
  const activities = useLiveQuery(() => listActivities().catch(() => 'unreadable' as const))
  return useMemo(() => {
    if (activities === undefined) return 'reading'
    return activities === 'unreadable' ? activities : completedLessons(modules, activities)
  }, [activities])
}

type Props = {
  module: (typeof modules)[number]
  completed: ReadonlySet<string> | 'unreadable'
  onFinished: (finished: ModuleCompletion) => void
}

/** An open module, at its next lesson. */
function ModulePage({ module: { id, title }, completed, onFinished }: Props) {
  const { content: module, retry } = useModule(id)
  const profile = useProfile()?.profile
  return (
    <>
      <div>
        <BackLink to={paths.microLearning}>{words.list}</BackLink>
        <h2>{title}</h2>
      </div>
      {id === 'viral-infection-recovery' && hasLungCondition(profile) && (
        <Notice tone="warning">
          <p>{words.notForLungs}</p>
        </Notice>
      )}
      {module === 'opening' && <p role="status">Opening…</p>}
      {module === 'failed' && <LoadFailedNotice what="These lessons" onRetry={retry} />}
      {typeof module !== 'string' && (
        <Lessons module={module} completed={completed} onFinished={onFinished} />
      )}
    </>
  )
}

const opened = new Map<ModuleId, LearningModule>()

/** A module with its lessons. */
const useModule = (id: ModuleId) => useLazyContent(id, opened, loadModule)
