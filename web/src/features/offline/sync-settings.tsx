import { roundEveryMs } from '../../pwa/flush-triggers.ts'
import { Card } from '../../ui/card.tsx'
import styles from './tab.module.css'

/** How sending works on this phone: facts, not switches. */
export function SyncSettings() {
  const minutes = roundEveryMs / 60_000
  const hasBackgroundSync = 'SyncManager' in globalThis
  return (
    <Card>
      <h2>Sync settings</h2>
      <dl className={styles.settings}>
        <div>
          <dt>Sync interval</dt>
          <dd>Every {minutes} minutes while the app is open, and after each entry.</dd>
        </div>
        <div>
          <dt>Background sync</dt>
          <dd>
            {hasBackgroundSync
              ? 'Yes. This browser may also send after you have closed the app.'
              : 'No. In this browser, as on an iPhone, sending runs when the app is open.'}
          </dd>
        </div>
        <div>
          <dt>WiFi only</dt>
          <dd>For downloads. Health entries always go.</dd>
        </div>
      </dl>
    </Card>
  )
}
