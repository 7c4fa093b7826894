import { useState } from 'react'
import { useTry } from '../../ui/hooks/use-async-action.ts'

/** As `useTry`, with what failed beside its words: signing in again may help (trouble.tsx). */
export function useTrouble(wordsFor: (failure: unknown) => string) {
  const [failure, setFailure] = useState<unknown>()
  const { attempt, isUnderway, trouble } = useTry((why) => {
    setFailure(why)
    return wordsFor(why)
  })
  return { attempt, isUnderway, trouble: trouble === undefined ? undefined : { failure, words: trouble } }
}
