import { useEffect, useState } from 'react'
import { accountErrorMessage } from './account-error-message.ts'

export type AccountList<T> = {
  /** Undefined until the first response; keeps the last response during a reload. */
  result: { list: T[] } | { failure: unknown; message: string } | undefined
  isAsking: boolean
  askAgain: () => void
}

/** @param ask the same function at every call */
export function useAccountList<T>(ask: () => Promise<T[]>): AccountList<T> {
  const [result, setResult] = useState<AccountList<T>['result']>()
  const [isAsking, setIsAsking] = useState(true)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    const show = (next: AccountList<T>['result']) => {
      if (isGone) return
      setResult(next)
      setIsAsking(false)
    }
    ask().then(
      (list) => show({ list }),
      (failure: unknown) => show({ failure, message: accountErrorMessage(failure) }),
    )
    return () => {
      isGone = true
    }
  }, [ask, round])
  const askAgain = () => {
    setIsAsking(true)
    setRound(round + 1)
  }
  return { result, isAsking, askAgain }
}
