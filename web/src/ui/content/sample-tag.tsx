import styles from './sample-tag.module.css'

/** Beside whatever is invented, so that nobody takes it for their own. */
export function SampleTag() {
  return <strong className={styles.tag}>Sample</strong>
}
