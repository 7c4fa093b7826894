import { notWatched } from '@second-wind/core/content/help/not-watched'
import { AdviceNumber, NorthernIrelandLine } from '../../widgets/advice-number.tsx'
import styles from './not-watched.module.css'

/** Shown below every form and list of entries: clinical content, section 1. */
export function NotWatched() {
  return (
    <p className={styles.notWatched}>
      {notWatched.text} Call <AdviceNumber /> for advice, or <a href="tel:999">999</a> in an emergency.
      <NorthernIrelandLine />
    </p>
  )
}
