import { useState } from 'react'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'

/** As `useAsyncAction`, with what failed beside its words: signing in again may help (trouble.tsx). */
export function useAccountAction(wordsFor: (failure: unknown) => string) {
  const [failure, setFailure] = useState<unknown>()
  const { attempt, isUnderway, trouble } = useAsyncAction((why) => {
    setFailure(why)
    return wordsFor(why)
  })
  return { attempt, isUnderway, trouble: trouble === undefined ? undefined : { failure, words: trouble } }
}
