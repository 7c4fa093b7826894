import { Stack } from '@mantine/core'
import { recordKinds } from '@second-wind/core/sync/mutation'
import { useSafeLiveQuery } from '../../../data/live/use-safe-live-query.ts'
import { countPendingByKind, type PendingKind } from '../../../data/local/index.ts'
import { Disclosure } from '../../../ui/feedback/disclosure.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { isOnlyOverdue, useSyncStatus } from '../../../widgets/sync/use-sync-status.ts'
import { formatLastSync, formatOldestUnsent } from '../sync/format-sync-age.ts'
import { formatPending } from './format-pending.ts'
import factList from '../../../ui/primitives/fact-list.module.css'
import styles from './pending-card.module.css'

/** What has not reached the server, counted in the outbox itself. */
export function PendingCard() {
  const sync = useSyncStatus()
  const counts = useSafeLiveQuery(countPendingByKind)
  const now = useNow()
  if (!sync || !counts) return null
  const { facts, status } = sync
  const isSaidAbove = isOnlyOverdue(status)
  const isWaiting = (kind: PendingKind) => counts[kind] > 0
  const isEmpty = (kind: PendingKind) => !isWaiting(kind)
  return (
    <Card>
      <Stack>
        <h2>Waiting to be sent</h2>
        <p className={styles.total}>
          <strong>{facts.pending}</strong>
          <span>{facts.pending === 1 ? 'entry' : 'entries'}</span>
        </p>
        {!isSaidAbove && <p>{formatPending(sync)}</p>}
        <dl className={factList.facts}>
          <KindCounts kinds={pendingKinds.filter(isWaiting)} counts={counts} />
          <div>
            <dt>Last sync</dt>
            <dd>{formatLastSync(facts.channel.lastSyncAt, now)}</dd>
          </div>
          {facts.oldestPendingAt !== undefined && !isSaidAbove && (
            <div>
              <dt>Waiting since</dt>
              <dd>{formatOldestUnsent(facts.oldestPendingAt, now)}</dd>
            </div>
          )}
        </dl>
        {pendingKinds.some(isEmpty) && (
          <Disclosure summary="Show details">
            <dl className={factList.facts}>
              <KindCounts kinds={pendingKinds.filter(isEmpty)} counts={counts} />
            </dl>
          </Disclosure>
        )}
      </Stack>
    </Card>
  )
}

type KindCountsProps = { kinds: readonly PendingKind[]; counts: Record<PendingKind, number> }

function KindCounts({ kinds, counts }: KindCountsProps) {
  return kinds.map((kind) => (
    <div key={kind}>
      <dt>{labels[kind]}</dt>
      <dd>{counts[kind]}</dd>
    </div>
  ))
}

const pendingKinds: readonly PendingKind[] = [...recordKinds, 'answers']

const labels: Record<PendingKind, string> = {
  symptoms: 'Symptom entries',
  triage: 'Symptom checks',
  activities: 'Activities',
  profile: 'Profile changes',
  messages: 'Messages read',
  answers: 'Answers to messages',
}
