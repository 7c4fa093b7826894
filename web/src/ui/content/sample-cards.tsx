import type { ReactNode } from 'react'
import { Card } from '../primitives/card.tsx'
import { SampleTag } from './sample-tag.tsx'
import styles from './sample-cards.module.css'

type Props<Item> = {
  items: readonly Item[]
  title: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** Invented items, each with a sample tag. The preceding heading must be an h2. */
export function SampleCards<Item extends { id: string }>({ items, title, children }: Props<Item>) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.id}>
          <Card className={styles.card}>
            <div className={styles.head}>
              <h3>{title(item)}</h3>
              <SampleTag />
            </div>
            {children(item)}
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** Secondary text, in grey. */
export function SecondaryText({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>
}
