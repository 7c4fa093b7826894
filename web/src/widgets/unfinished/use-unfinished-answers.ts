import { useEffect, useState } from 'react'
import type { UnfinishedLog } from '../../data/live/unfinished-log.ts'
import type { UnfinishedAnswers } from '../../data/live/unfinished-signs.ts'

/** The answers of an unfinished log, without them where they cannot be read. Undefined until then. */
export function useUnfinishedAnswers(
  log: UnfinishedLog | undefined,
  today: string,
): Partial<UnfinishedAnswers> | undefined {
  const [answers, setAnswers] = useState<Partial<UnfinishedAnswers>>()
  useEffect(() => {
    if (log)
      import('../../data/live/unfinished-signs.ts')
        .then(({ findUnfinishedAnswers }) => findUnfinishedAnswers(today))
        .then(
          (found) => setAnswers(found ?? {}),
          () => setAnswers({}),
        )
  }, [log, today])
  return answers
}
