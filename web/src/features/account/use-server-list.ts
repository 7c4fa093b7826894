import { useEffect, useState } from 'react'
import { troubleWords } from './trouble-words.ts'

export type ServerList<T> = {
  /** Undefined while the server is asked. */
  answer: { list: T[] } | { failure: unknown; words: string } | undefined
  askAgain: () => void
}

/** @param ask the same function at every call */
export function useServerList<T>(ask: () => Promise<T[]>): ServerList<T> {
  const [answer, setAnswer] = useState<ServerList<T>['answer']>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    const show = (next: ServerList<T>['answer']) => {
      if (!isGone) setAnswer(next)
    }
    ask().then(
      (list) => show({ list }),
      (failure: unknown) => show({ failure, words: troubleWords(failure) }),
    )
    return () => {
      isGone = true
    }
  }, [ask, round])
  return { answer, askAgain: () => setRound(round + 1) }
}
