import styles from './not-watched.module.css'

/** Under every log: clinical content, section 1. */
export function NotWatched() {
  return (
    <p className={styles.notWatched}>
      No doctor or nurse is watching this app live. If you feel worse, do not wait for a reply: call{' '}
      <a href="tel:111">111</a>, or <a href="tel:999">999</a> in an emergency.
    </p>
  )
}
