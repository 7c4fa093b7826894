import { Button } from '@mantine/core'
import { phonesWords as words } from '@second-wind/core/content/account/phones-words'
import type { ReactNode } from 'react'
import styles from './account.module.css'
import { Trouble } from './trouble.tsx'
import type { ServerList } from './use-server-list.ts'

type Props<T> = {
  of: ServerList<T>
  idOf: (one: T) => string
  children: (one: T, all: readonly T[]) => ReactNode
}

/** What the server lists, one under the other, or why it did not answer. */
export function Listed<T>({ of: { answer, askAgain }, idOf, children }: Props<T>) {
  if (!answer) return <p role="status">{words.reading}</p>
  if ('words' in answer) {
    return (
      <>
        <Trouble {...answer} />
        <div>
          <Button variant="outline" onClick={askAgain}>
            {words.again}
          </Button>
        </div>
      </>
    )
  }
  return (
    <ul className={styles.list}>
      {answer.list.map((one) => (
        <li key={idOf(one)}>{children(one, answer.list)}</li>
      ))}
    </ul>
  )
}
