import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { HttpError } from '../../data/server/http-error.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

type Props<Row> = {
  list: (signal: AbortSignal) => Promise<readonly Row[]>
  words: Record<'loading' | 'again' | ListError, string>
  children: (rows: readonly Row[], askAgain: () => void) => ReactNode
}

/** A list that only the server has; until it is here, why not, and another try. */
export function RemoteList<Row>({ list, words, children }: Props<Row>) {
  const { answer, askAgain } = useRemoteList(list)
  if (answer === 'asking') return <p role="status">{words.loading}</p>
  if (typeof answer !== 'string') return children(answer, askAgain)
  return (
    <>
      <Notice tone="warning">
        <p role="status">{words[answer]}</p>
      </Notice>
      <div>
        <Button variant="outline" onClick={askAgain}>
          {words.again}
        </Button>
      </div>
    </>
  )
}

type ListError = 'offline' | 'signedOut' | 'revoked' | 'failed'
type ListState<Row> = readonly Row[] | 'asking' | ListError

/**
 * Asks when it appears, and again when told to; a list that is here stays until then. Nothing is kept: an old list would
 * hide a new look, or show who can see no longer.
 *
 * @param list the same function each time
 */
function useRemoteList<Row>(list: (signal: AbortSignal) => Promise<readonly Row[]>): {
  answer: ListState<Row>
  askAgain: () => void
} {
  const [answer, setAnswer] = useState<ListState<Row>>('asking')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    list(stop.signal).then(setAnswer, (failure: unknown) => {
      if (!stop.signal.aborted) setAnswer(toListError(failure))
    })
    return () => stop.abort()
  }, [list, attempt])
  const askAgain = () => {
    if (typeof answer === 'string') setAnswer('asking')
    setAttempt(attempt + 1)
  }
  return { answer, askAgain }
}

function toListError(failure: unknown): ListError {
  if (!(failure instanceof HttpError)) return 'offline'
  if (failure.code === 'revoked') return 'revoked'
  return failure.status === 401 ? 'signedOut' : 'failed'
}
