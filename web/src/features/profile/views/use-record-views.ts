import type { RecordView } from '@second-wind/core/contract/patient-record'
import { useEffect, useState } from 'react'
import { TimedOut, Unreachable } from '../../../server/http-error.ts'
import { listRecordViews } from '../../../server/record-views.ts'

type Answer = readonly RecordView[] | 'asking' | 'offline' | 'failed'

/** Asks once when it appears, and again when told to. */
export function useRecordViews(): { answer: Answer; askAgain: () => void } {
  const [answer, setAnswer] = useState<Answer>('asking')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    listRecordViews(stop.signal).then(setAnswer, (failure: unknown) => {
      if (!stop.signal.aborted) setAnswer(hasNoWay(failure) ? 'offline' : 'failed')
    })
    return () => stop.abort()
  }, [attempt])
  const askAgain = () => {
    setAnswer('asking')
    setAttempt(attempt + 1)
  }
  return { answer, askAgain }
}

const hasNoWay = (failure: unknown) =>
  failure instanceof Unreachable || failure instanceof TimedOut || !navigator.onLine
