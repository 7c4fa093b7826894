import styles from './two-words.module.css'

/** What two people compare on two screens. */
export function TwoWords({ children }: { children: string }) {
  return <p className={styles.words}>{children}</p>
}
