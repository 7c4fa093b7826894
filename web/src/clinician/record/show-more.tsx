import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextButton } from '../../ui/links/text-button.tsx'
import styles from './record-pane.module.css'

type Props<Item> = {
  items: readonly Item[]
  atATime: number
  /** "check-ins", for "5 of 40 check-ins". */
  name: string
  /** Lines of their own rather than blocks of text. */
  isDense?: boolean
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** A list that first shows a few items, newest first. "Show more" moves the focus to the first added item. */
export function ShowMore<Item>({ items, atATime, name, isDense, keyOf, children }: Props<Item>) {
  const [count, setCount] = useState(atATime)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setCount(count + 2 * atATime))
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[count]?.focus()
  }
  return (
    <>
      <ul ref={list} className={styles.items} data-dense={isDense}>
        {items.slice(0, count).map((item) => (
          <li key={keyOf(item)} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {count < items.length && (
        <p className={styles.more}>
          {count} of {items.length} {name}
          <TextButton onClick={showMore}>Show more {name}</TextButton>
        </p>
      )}
    </>
  )
}
