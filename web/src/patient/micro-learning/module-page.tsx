import type { modules } from '@second-wind/core/content/learning/modules'
import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import { BackLink } from '../../ui/links/back-link.tsx'
import { LoadFailedNotice } from '../../ui/feedback/load-failed-notice.tsx'
import { Lessons } from './lesson/lessons.tsx'
import type { Finished } from './module-finished.tsx'
import { useModule } from './use-module.ts'

type Props = {
  module: (typeof modules)[number]
  completed: ReadonlySet<string> | 'unreadable'
  onFinished: (finished: Finished) => void
}

/** An open module: the lesson that comes next. */
export function ModulePage({ module: { id, title }, completed, onFinished }: Props) {
  const { content: module, retry } = useModule(id)
  return (
    <>
      <div>
        <BackLink to="/micro-learning">{words.list}</BackLink>
        <h2>{title}</h2>
      </div>
      {module === 'opening' && <p role="status">Opening…</p>}
      {module === 'failed' && <LoadFailedNotice what="These lessons" onRetry={retry} />}
      {typeof module !== 'string' && (
        <Lessons module={module} completed={completed} onFinished={onFinished} />
      )}
    </>
  )
}
