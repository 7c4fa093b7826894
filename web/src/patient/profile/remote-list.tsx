import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { type ListError, useRemoteList } from './use-remote-list.ts'

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
