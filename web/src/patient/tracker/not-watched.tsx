import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { notWatched } from '@second-wind/core/content/help/not-watched'
import styles from './not-watched.module.css'

/** Under every log: clinical content, section 1. */
export function NotWatched() {
  return (
    <p className={styles.notWatched}>
      {notWatched.text} Call <a href="tel:111">111</a> for advice, or <a href="tel:999">999</a> in an
      emergency. {northernIreland.text}
    </p>
  )
}
