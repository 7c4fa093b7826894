import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

type Words = Record<'loading' | 'again' | 'offline' | 'signedOut' | 'revoked' | 'failed', string>
type Props<Row> = {
  list: (signal: AbortSignal) => Promise<readonly Row[]>
  words: Words
  children: (rows: readonly Row[], askAgain: () => void) => ReactNode
}

/** A list that only the server stores. Until it has loaded: why not, and a button for another try. */
export function RemoteList<Row>({ list, words, children }: Props<Row>) {
  const { answer, askAgain } = useRemoteList(list)
  if (answer === 'loading') return <p role="status">{words.loading}</p>
  if ('rows' in answer) return children(answer.rows, askAgain)
  return (
    <>
      <Notice tone="warning">
        <p role="status">{describeFailure(answer.failure, failureTexts(words))}</p>
      </Notice>
      <div>
        <Button variant="outline" onClick={askAgain}>
          {words.again}
        </Button>
      </div>
    </>
  )
}

const failureTexts = (words: Words) => ({
  noAnswer: words.offline,
  here: words.offline,
  revoked: words.revoked,
  401: words.signedOut,
  otherwise: words.failed,
})

type ListState<Row> = { rows: readonly Row[] } | { failure: unknown } | 'loading'

/**
 * Reads the list when the screen opens and on `askAgain`; rows stay on screen until the next answer. Nothing is stored:
 * an old list would hide a recent access, or show a clinician who no longer has access.
 *
 * @param list the same function each time
 */
function useRemoteList<Row>(list: (signal: AbortSignal) => Promise<readonly Row[]>): {
  answer: ListState<Row>
  askAgain: () => void
} {
  const [answer, setAnswer] = useState<ListState<Row>>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    list(stop.signal).then(
      (rows) => setAnswer({ rows }),
      (failure: unknown) => {
        if (!stop.signal.aborted) setAnswer({ failure })
      },
    )
    return () => stop.abort()
  }, [list, attempt])
  const askAgain = () => {
    if (answer !== 'loading' && 'failure' in answer) setAnswer('loading')
    setAttempt(attempt + 1)
  }
  return { answer, askAgain }
}
