import { useId } from 'react'
import styles from './thresholds.module.css'

/** A few facts below the words that name them. */
export function NamedList({ name, texts }: { name: string; texts: readonly string[] }) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.listName}>
        {name}
      </p>
      <ul aria-labelledby={id} className={styles.history}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
