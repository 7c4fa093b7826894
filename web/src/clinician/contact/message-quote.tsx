import styles from './contact-dialog.module.css'

/** The very words that the patient would read. */
export const MessageQuote = ({ children }: { children: string }) => (
  <blockquote className={styles.quote}>{children}</blockquote>
)
