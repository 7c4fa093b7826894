import styles from './shown-code.module.css'

/** A code to type on another device or write down. */
export function ShownCode({ children }: { children: string }) {
  return <p className={styles.code}>{children}</p>
}
