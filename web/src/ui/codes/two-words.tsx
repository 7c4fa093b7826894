import styles from './two-words.module.css'

/** Two words for two people to compare on two screens. */
export function TwoWords({ children }: { children: string }) {
  return <p className={styles.words}>{children}</p>
}
