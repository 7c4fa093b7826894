import styles from './verification-phrase.module.css'

/** Two words for two people to compare on two screens. */
export function VerificationPhrase({ children }: { children: string }) {
  return <p className={styles.phrase}>{children}</p>
}
