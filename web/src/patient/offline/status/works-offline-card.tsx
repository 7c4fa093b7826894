import { Card } from '../../../ui/primitives/card.tsx'
import { useStoredApp } from '../downloads/stored-app.ts'
import styles from '../tab.module.css'

/** The third question of this page, after what was sent and what is stored. */
export function WorksOfflineCard() {
  const app = useStoredApp()
  if (!app) return null
  return (
    <Card className={styles.facts}>
      <h2>What works without signal</h2>
      {app.isHere ? (
        <p>
          Every screen: logging, your history, the symptom check, your plan and emergency help. What you log
          is sent when you have signal.
        </p>
      ) : (
        <p>The app is not on this phone yet. Keep it open for a minute while you have signal.</p>
      )}
      <p>You need signal for new messages from your clinic and for a new air quality reading.</p>
    </Card>
  )
}
