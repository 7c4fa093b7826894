import { useState } from 'react'

/** Runs one attempt at a time and keeps the result of the last failed attempt. */
export function useAsyncAction(wordsFor: (failure: unknown) => string) {
  const [isUnderway, setIsUnderway] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isUnderway) return
    setIsUnderway(true)
    setTrouble(undefined)
    try {
      await work()
    } catch (failure) {
      setTrouble(wordsFor(failure))
    } finally {
      setIsUnderway(false)
    }
  }

  return { attempt, isUnderway, trouble }
}
