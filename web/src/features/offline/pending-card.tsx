import { recordKinds, type RecordKind } from '@second-wind/core/sync/mutation'
import { countPendingByKind } from '../../local/index.ts'
import { useSyncStatus } from '../../pwa/use-sync-status.ts'
import { Card } from '../../ui/card.tsx'
import { useNow } from '../../ui/use-now.ts'
import { pendingSentence } from './pending-sentence.ts'
import { lastSyncWords, oldestUnsentWords } from './sync-age-words.ts'
import { useReadable } from './use-readable.ts'
import factList from '../../ui/fact-list.module.css'
import styles from './pending-card.module.css'

/** What has not reached the server, counted in the outbox itself. */
export function PendingCard() {
  const sync = useSyncStatus()
  const counts = useReadable(countPendingByKind)
  const now = useNow()
  if (!sync || !counts) return null
  const { facts } = sync
  return (
    <Card className={styles.card}>
      <h2>Waiting to be sent</h2>
      <p className={styles.total}>
        <strong>{facts.pending}</strong>
        <span>{pendingSentence(sync)}</span>
      </p>
      <dl className={factList.facts}>
        {recordKinds.map((kind) => (
          <div key={kind}>
            <dt>{labels[kind]}</dt>
            <dd>{counts[kind]}</dd>
          </div>
        ))}
        <div>
          <dt>Last sync</dt>
          <dd>{lastSyncWords(facts.channel.lastSyncAt, now)}</dd>
        </div>
        <div>
          <dt>Oldest unsent entry</dt>
          <dd>{oldestUnsentWords(facts.oldestPendingAt, now)}</dd>
        </div>
      </dl>
    </Card>
  )
}

const labels: Record<RecordKind, string> = {
  symptoms: 'Symptom entries',
  triage: 'Symptom checks',
  activities: 'Activities',
  profile: 'Profile changes',
  messages: 'Messages read',
}
