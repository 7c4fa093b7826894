import { useState } from 'react'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'

/** Like `useAsyncAction`, but also returns the error itself: signing in again may help (account-error.tsx). */
export function useAccountAction(messageFor: (failure: unknown) => string) {
  const [failure, setFailure] = useState<unknown>()
  const { attempt, isPending, error } = useAsyncAction((why) => {
    setFailure(why)
    return messageFor(why)
  })
  return { attempt, isPending, error: error === undefined ? undefined : { failure, message: error } }
}
