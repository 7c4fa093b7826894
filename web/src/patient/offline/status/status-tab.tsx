import { Stack } from '@mantine/core'
import { AttentionList } from '../attention/attention-list.tsx'
import { StorageCard } from '../downloads/storage-card.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { PendingCard } from './pending-card.tsx'
import { UnreadableNotice } from './unreadable-notice.tsx'
import { WorksOfflineCard } from './works-offline-card.tsx'
import styles from '../tab.module.css'

export function StatusTab() {
  return (
    <Stack>
      <ConnectionCard />
      <UnreadableNotice />
      <AttentionList />
      <div className={styles.pair}>
        <PendingCard />
        <StorageCard />
        <WorksOfflineCard />
      </div>
    </Stack>
  )
}
