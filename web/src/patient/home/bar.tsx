import styles from './bar.module.css'

/** Shows the adjacent text as a bar; hidden from screen readers. */
export function Bar({ percent }: { percent: number }) {
  return <progress aria-hidden="true" className={styles.bar} value={percent} max={100} />
}
