import styles from './bar.module.css'

/** Shows to the eye what the words beside it say. */
export function Bar({ percent }: { percent: number }) {
  return <progress aria-hidden="true" className={styles.bar} value={percent} max={100} />
}
