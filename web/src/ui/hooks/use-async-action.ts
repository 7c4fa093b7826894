import { useState } from 'react'

/**
 * Runs one attempt at a time and keeps the message of the last failed attempt.
 *
 * @param messageFor its message; undefined if the failure is shown elsewhere, such as at a field
 */
export function useAsyncAction(messageFor: (failure: unknown) => string | undefined) {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string>()

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isPending) return
    setIsPending(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(messageFor(failure))
    } finally {
      setIsPending(false)
    }
  }

  return { attempt, isPending, error }
}
