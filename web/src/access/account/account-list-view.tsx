import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { AccountError } from './account-error.tsx'
import { devicesWords as words } from './devices/devices-words.ts'
import type { AccountList } from './use-account-list.ts'
import styles from './account.module.css'

type Props<T> = {
  of: AccountList<T>
  idOf: (one: T) => string
  children: (one: T, all: readonly T[]) => ReactNode
}

/** A list from the server, or why it could not be loaded. */
export function AccountListView<T>({ of: { result, isAsking, askAgain }, idOf, children }: Props<T>) {
  const list = useRef<HTMLUListElement>(null)
  const hasFailed = result !== undefined && 'message' in result
  const hadFailed = useRef(false)
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the list that it loaded.
    if (hadFailed.current && !hasFailed) list.current?.focus()
    hadFailed.current = hasFailed
  }, [hasFailed])
  const asking = <p role="status">{isAsking && words.reading}</p>
  if (!result) return asking
  if ('message' in result) {
    return (
      <>
        <AccountError {...result} />
        {asking}
        <div>
          <Button variant="outline" aria-disabled={isAsking} onClick={() => !isAsking && askAgain()}>
            {words.again}
          </Button>
        </div>
      </>
    )
  }
  return (
    <ul ref={list} tabIndex={-1} className={styles.list}>
      {result.list.map((one) => (
        <li key={idOf(one)}>{children(one, result.list)}</li>
      ))}
    </ul>
  )
}
