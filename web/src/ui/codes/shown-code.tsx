import styles from './shown-code.module.css'

/** To be typed elsewhere, or written down. */
export function ShownCode({ children }: { children: string }) {
  return <p className={styles.code}>{children}</p>
}
