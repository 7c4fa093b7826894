import { useEffect, useState } from 'react'
import { useSafeLiveQuery } from '../../../data/live/use-safe-live-query.ts'
import { isPacksWifiOnly } from '../../../data/local/lazy.ts'
import {
  readBackgroundSync,
  type BackgroundState,
  type BackgroundSync,
} from '../../../data/pwa/background-sync-state.ts'
import { flushIntervalMs } from '../../../data/pwa/flush-triggers.ts'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import styles from '../tab.module.css'

/** How sending works on this phone: facts, not switches. */
export function SyncSettings() {
  const minutes = flushIntervalMs / 60_000
  const wifiOnly = useSafeLiveQuery(isPacksWifiOnly) ?? true
  const [background, setBackground] = useState<BackgroundSync>()
  useEffect(() => void readBackgroundSync().then(setBackground), [])
  return (
    <FoldedSection
      heading="Sync settings"
      fact={`Every ${minutes} minutes, and after each entry`}
      name="sync-settings"
    >
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
            {wifiOnly ? 'For downloads.' : 'Off: downloads may use mobile data.'} Health entries are always
            sent.
          </dd>
        </div>
      </dl>
    </FoldedSection>
  )
}

const whenSignalIsBack: Record<BackgroundState, string> = {
  on: 'On. Your browser may also send after you close the app.',
  refused: 'Turned off in your browser. We send when the app is open.',
  absent: 'Not available in this browser, such as on an iPhone. We send when the app is open.',
}

const nowAndThen: Record<BackgroundState, string> = {
  on: 'On. Your browser checks about twice a day.',
  refused: 'Not available yet. Your browser only does this for an installed app that you use often.',
  absent: 'Not available in this browser.',
}
