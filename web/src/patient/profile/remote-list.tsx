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
  const { state, askAgain } = useRemoteList(list)
  if (state === 'loading') return <p role="status">{words.loading}</p>
  if ('rows' in state) return children(state.rows, askAgain)
  return (
    <>
      <Notice tone="warning">
        <p role="status">{describeFailure(state.failure, failureTexts(words))}</p>
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
  noResponse: words.offline,
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
  state: ListState<Row>
  askAgain: () => void
} {
  const [state, setState] = useState<ListState<Row>>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    list(stop.signal).then(
      (rows) => setState({ rows }),
      (failure: unknown) => {
        if (!stop.signal.aborted) setState({ failure })
      },
    )
    return () => stop.abort()
  }, [list, attempt])
  const askAgain = () => {
    if (state !== 'loading' && 'failure' in state) setState('loading')
    setAttempt(attempt + 1)
  }
  return { state, askAgain }
}
