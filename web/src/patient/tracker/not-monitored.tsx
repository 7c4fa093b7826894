import { notMonitored } from '@second-wind/core/content/help/not-monitored'
import { AdviceNumber, NorthernIrelandLine } from '../../widgets/advice-number.tsx'
import styles from './not-monitored.module.css'

/** Shown below every form and list of entries: clinical content, section 1. */
export function NotMonitoredNote() {
  return (
    <p className={styles.notMonitored}>
      {notMonitored.text} Call <AdviceNumber /> for advice, or <a href="tel:999">999</a> in an emergency.
      <NorthernIrelandLine />
    </p>
  )
}
