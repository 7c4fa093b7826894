import { CheckInCard } from './check-in-card.tsx'
import { Medicines } from './medicines.tsx'
import { Switches } from './switches.tsx'
import { Ways } from './ways.tsx'
import styles from './settings-tab.module.css'

export function SettingsTab() {
  return (
    <div className={styles.tab}>
      <Switches />
      <Medicines />
      <CheckInCard />
      <Ways />
    </div>
  )
}
