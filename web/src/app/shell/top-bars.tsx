import { UpdatePrompt } from '../../pwa/update-prompt.tsx'
import styles from './top-bars.module.css'

/** What stays in sight on every screen: that this is a demo, until the app can be run for real patients; and updates. */
export function TopBars() {
  return (
    <div className={styles.bars}>
      <aside aria-label="Demo" className={styles.demo}>
        Demo: not for real patients
      </aside>
      <UpdatePrompt />
    </div>
  )
}
