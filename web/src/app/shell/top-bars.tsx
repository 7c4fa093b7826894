import { authMode } from '../../data/local/index.ts'
import { UpdatePrompt } from '../../widgets/pwa/update-prompt.tsx'
import styles from './top-bars.module.css'

/** Visible on every screen: the demo bar, if this is a demo, and updates. */
export function TopBars() {
  return (
    <div className={styles.bars}>
      {authMode === 'demo' && (
        <aside aria-label="Demo" className={styles.demo}>
          Demo: not for real patients
        </aside>
      )}
      <UpdatePrompt />
    </div>
  )
}
