import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Stack, Switch } from '@mantine/core'
import { useSafeLiveQuery } from '../../../data/live/use-safe-live-query.ts'
import { isPacksWifiOnly, savePacksWifiOnly } from '../../../data/local/lazy.ts'
import { toastError } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { PackItem } from './pack-item.tsx'
import { usePacks } from './use-packs.ts'
import styles from './downloads-tab.module.css'

/** Optional downloads, which can be removed again. Nothing in the app depends on them. */
export function PacksSection() {
  const { views, download, remove } = usePacks()
  const wifiOnly = useSafeLiveQuery(isPacksWifiOnly)
  if (views === undefined || wifiOnly === undefined) return null

  const toggle = () =>
    void savePacksWifiOnly(!wifiOnly).catch(() =>
      toastError('Error', 'Your choice was not saved. Try again.'),
    )
  return (
    <Stack component="section" aria-labelledby="packs-heading">
      <h2 id="packs-heading">Pages to print or share</h2>
      <p>
        You can print these pages, or show them to someone who helps you. You can find the same information in
        the app.
      </p>
      {views === 'absent' ? (
        <p>
          You cannot download these yet. Install the app, or keep it open for a minute while you have signal.
        </p>
      ) : (
        <Card className={styles.packs}>
          <Switch
            label="WiFi only"
            aria-label="WiFi only"
            description="Only download these pages on WiFi. What you log is always sent."
            checked={wifiOnly}
            onChange={toggle}
          />
          <ul className={styles.downloads}>
            {views.map((view) => (
              <PackItem
                key={view.pack.id}
                view={view}
                wifiOnly={wifiOnly}
                download={download}
                remove={remove}
              />
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  )
}
