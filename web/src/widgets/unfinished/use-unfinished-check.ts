import { useEffect, useState } from 'react'
import { captureNow } from '../../data/local/index.ts'

/** What today's symptom check asks for that was left half-way; undefined until it is read, and where there is none. */
export type UnfinishedCheck = 'advice-today' | 'begun' | undefined

export function useUnfinishedCheck(): UnfinishedCheck {
  const [check, setCheck] = useState<UnfinishedCheck>()
  useEffect(() => {
    import('../../data/live/unfinished-check.ts')
      .then(({ findUnfinishedCheck }) => findUnfinishedCheck(captureNow().localDate))
      .then(setCheck, () => undefined)
  }, [])
  return check
}
