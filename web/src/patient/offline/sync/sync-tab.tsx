import { Stack } from '@mantine/core'
import { AttentionLink } from '../attention/attention-link.tsx'
import { UnreadableNotice } from '../status/unreadable-notice.tsx'
import { Diagnostics } from './diagnostics.tsx'
import { SyncHistory } from './sync-history.tsx'
import { SyncNow } from './sync-now.tsx'
import { SyncSettings } from './sync-settings.tsx'
import styles from '../tab.module.css'

export function SyncTab() {
  return (
    <Stack>
      <UnreadableNotice />
      <AttentionLink />
      <div className={styles.pair}>
        <SyncNow />
        <SyncHistory />
      </div>
      <Stack gap="xs">
        <SyncSettings />
        <Diagnostics />
      </Stack>
    </Stack>
  )
}
