import { useEffect, useState } from 'react'

type Loading<Content> = { content: Content | 'opening' | 'failed'; retry: () => void }

/**
 * Fetches content when it is first needed.
 *
 * @param opened content opened earlier, returned immediately; the caller stores it
 */
export function useLazyContent<Id, Content extends object>(
  id: Id,
  opened: Map<Id, Content>,
  load: (id: Id) => Promise<Content>,
): Loading<Content> {
  const [content, setContent] = useState<Content | 'opening' | 'failed'>(opened.get(id) ?? 'opening')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (opened.has(id)) return
    let isCurrent = true
    const show = (outcome: Content | 'failed') => {
      if (outcome !== 'failed') opened.set(id, outcome)
      if (isCurrent) setContent(outcome)
    }
    load(id).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [id, opened, load, attempt])

  const retry = () => {
    setContent('opening')
    setAttempt(attempt + 1)
  }
  return { content, retry }
}
