import styles from './sample-tag.module.css'

/** Marks invented content, so that patients do not take it for their own data. */
export function SampleTag() {
  return <strong className={styles.tag}>Sample</strong>
}
