import { Stack } from '@mantine/core'
import { useHasPlan } from '../../../data/live/use-has-plan.ts'
import { useSafeLiveQuery } from '../../../data/live/use-safe-live-query.ts'
import { countSymptoms } from '../../../data/local/lazy.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { UnsentCallout } from '../../../widgets/sync/unsent-callout.tsx'
import { AttentionList } from '../attention/attention-list.tsx'
import { StorageCard } from '../downloads/storage-card.tsx'
import { useIsAppStored } from '../downloads/stored-app.ts'
import { ConnectionCard } from './connection-card.tsx'
import { PendingCard } from './pending-card.tsx'
import { UnreadableNotice } from './unreadable-notice.tsx'
import styles from '../tab.module.css'

export function StatusTab() {
  return (
    <Stack>
      <UnsentCallout />
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

/** The third question of this page, after what was sent and what is stored. */
function WorksOfflineCard() {
  const isStored = useIsAppStored()
  if (isStored === undefined) return null
  return (
    <Card>
      <Stack gap="xs">
        <h2>What works without signal</h2>
        {isStored && <StoredRecords />}
        {isStored ? (
          <p>
            Logging, your history, the symptom check, your plan, learning and emergency help. What you log is
            sent when you have signal.
          </p>
        ) : (
          <p>The app is not on this phone yet. Keep it open for a minute while you have signal.</p>
        )}
        <p>You need signal to get new messages from your clinic and new air quality readings.</p>
      </Stack>
    </Card>
  )
}

/** What opens without signal, counted in the phone's database. */
function StoredRecords() {
  const count = useSafeLiveQuery(countSymptoms)
  const hasPlan = useHasPlan()
  if (count === undefined) return null
  const parts = [
    count === 1 ? '1 check-in' : `${count.toLocaleString('en-GB')} check-ins`,
    ...(hasPlan ? ['your plan'] : []),
    'emergency help and the library',
  ]
  return <p>On this phone: {parts.join(', ')}.</p>
}
