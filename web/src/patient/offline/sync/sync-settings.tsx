import { useEffect, useState } from 'react'
import { isPacksWifiOnly } from '../../../data/local/lazy.ts'
import {
  readBackgroundSync,
  type BackgroundState,
  type BackgroundSync,
} from '../../../data/pwa/background-sync-state.ts'
import { flushIntervalMs } from '../../../data/pwa/flush-triggers.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { useSafeLiveQuery } from '../status/use-safe-live-query.ts'
import styles from '../tab.module.css'

/** How sending works on this phone: facts, not switches. */
export function SyncSettings() {
  const minutes = flushIntervalMs / 60_000
  const wifiOnly = useSafeLiveQuery(isPacksWifiOnly) ?? true
  const [background, setBackground] = useState<BackgroundSync>()
  useEffect(() => void readBackgroundSync().then(setBackground), [])
  return (
    <Card>
      <h2>Sync settings</h2>
      <dl className={styles.settings}>
        <div>
          <dt>Sync interval</dt>
          <dd>Every {minutes} minutes while the app is open, and after each entry.</dd>
        </div>
        {background && (
          <>
            <div>
              <dt>Background sync</dt>
              <dd>{whenSignalIsBack[background.whenSignalIsBack]}</dd>
            </div>
            <div>
              <dt>Sending when the app is closed</dt>
              <dd>{nowAndThen[background.nowAndThen]}</dd>
            </div>
          </>
        )}
        <div>
          <dt>WiFi only</dt>
          <dd>
            {wifiOnly ? 'For downloads.' : 'Off: downloads may use mobile data.'} Health entries always go.
          </dd>
        </div>
      </dl>
    </Card>
  )
}

const whenSignalIsBack: Record<BackgroundState, string> = {
  on: 'Enabled. This browser may also send after you have closed the app.',
  refused: 'Switched off in this browser. Sending runs when the app is open.',
  absent: 'Not in this browser, as on an iPhone. Sending runs when the app is open.',
}

const nowAndThen: Record<BackgroundState, string> = {
  on: 'Enabled. This browser wakes the app about twice a day.',
  refused: 'Not now. This browser does it only for an installed app that is used often.',
  absent: 'Not in this browser.',
}
