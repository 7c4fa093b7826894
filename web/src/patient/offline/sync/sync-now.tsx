import { Button, Stack } from '@mantine/core'
import type { FlushResult } from '@second-wind/core/sync/send-outbox'
import type { SyncFacts } from '@second-wind/core/sync/sync-status'
import { useId, useState } from 'react'
import { readSyncFacts } from '../../../data/local/index.ts'
import { requestFlush } from '../../../data/pwa/request-flush.ts'
import { SyncIcon } from '../../../ui/feedback/sync-icon.tsx'
import { clockTime } from '../../../ui/format/uk-time.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { useSyncStatus } from '../../../widgets/sync/use-sync-status.ts'
import { formatPending } from '../status/format-pending.ts'
import { formatLastSync } from './format-sync-age.ts'
import factList from '../../../ui/primitives/fact-list.module.css'
import styles from './sync-now.module.css'

export function SyncNow() {
  const sync = useSyncStatus()
  const now = useNow()
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState('')
  const stateId = useId()
  if (!sync) return null

  const { facts, status } = sync
  // aria-disabled rather than disabled, so that the pressed button keeps the focus.
  const canSend = status.canSyncNow && !isSending
  const send = async () => {
    setIsSending(true)
    setResult('')
    setResult(await flushAndFormatResult())
    setIsSending(false)
  }
  return (
    <Card>
      <Stack>
        <h2>Sync</h2>
        <p id={stateId} className={styles.state}>
          <SyncIcon status={status} />
          {formatPending(sync)}
        </p>
        <dl className={factList.facts}>
          <div>
            <dt>Waiting to be sent</dt>
            <dd>{facts.pending}</dd>
          </div>
          <div>
            <dt>Last sync</dt>
            <dd>{formatLastSync(facts.channel.lastSyncAt, now)}</dd>
          </div>
        </dl>
        <Button
          color="green"
          aria-disabled={!canSend}
          aria-describedby={stateId}
          {...(!status.canSyncNow && { 'data-disabled': true })}
          onClick={() => canSend && void send()}
        >
          {isSending ? 'Sending...' : 'Sync now'}
        </Button>
        <p role="status" className={styles.result}>
          {result}
        </p>
      </Stack>
    </Card>
  )
}

async function flushAndFormatResult(): Promise<string> {
  try {
    const result = await requestFlush({ skipBackoff: true })
    return formatSyncResult(result, await readSyncFacts(), Date.now())
  } catch {
    return 'We could not read the storage on this phone. Close the app and open it again.'
  }
}

type Facts = Pick<SyncFacts, 'attention' | 'channel'>

/** The result of "Sync now": sent, or still waiting and why. */
export function formatSyncResult(result: FlushResult, { attention, channel }: Facts, now: number): string {
  switch (result.outcome) {
    case 'drained':
      if (result.pending > 0) return `${waiting(result.pending)} We will send the rest later.`
      if (attention === 0) return 'All sent.'
      return `Everything else has been sent, but ${attention === 1 ? '1 entry needs' : `${attention} entries need`} your attention.`
    case 'waiting':
      if (channel.reach === 'revoked') return `${waiting(result.pending)} ${why.revoked}`
      return `${waiting(result.pending)} ${why[channel.reach]} The app will try again ${soonOrAt(result.nextAttemptAt, now)}.`
    case 'not-linked':
      return `${waiting(result.pending)} This phone is not linked to a clinic.`
    case 'busy':
      return 'Second Wind is already sending in another window.'
  }
}

const why: Record<SyncFacts['channel']['reach'], string> = {
  ok: 'Our service is busy.',
  unknown: 'We have not been able to connect yet.',
  unreachable: 'We could not connect.',
  portal: 'You need to sign in to this Wi-Fi first.',
  'signed-out': 'Sign in again to send.',
  revoked: 'This phone was signed out, so it is not sent.',
  'update-needed': 'You need to update the app first.',
}

const soonOrAt = (at: number, now: number): string => (at - now < 60_000 ? 'soon' : `at ${clockTime(at)}`)

const waiting = (count: number): string =>
  count === 1 ? '1 entry is waiting to be sent.' : `${count} entries are waiting to be sent.`
