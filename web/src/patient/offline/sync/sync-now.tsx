import { Button } from '@mantine/core'
import { useState } from 'react'
import { readSyncFacts } from '../../../data/local/index.ts'
import { requestFlush } from '../../../data/pwa/request-flush.ts'
import { useSyncStatus } from '../../../widgets/use-sync-status.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { formatPending } from '../status/format-pending.ts'
import { formatLastSync } from './format-sync-age.ts'
import { formatSyncResult } from './format-sync-result.ts'
import styles from './sync-now.module.css'
import factList from '../../../ui/primitives/fact-list.module.css'

/** Sends for real and tells what came of it. */
export function SyncNow() {
  const sync = useSyncStatus()
  const now = useNow()
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState('')
  if (!sync) return null

  const { facts, status } = sync
  // Never taken out of the way of the keyboard: whoever has pressed it stays where they are.
  const canSend = status.canSyncNow && !isSending
  const send = async () => {
    setIsSending(true)
    setResult('')
    setResult(await flushAndFormatResult())
    setIsSending(false)
  }
  return (
    <Card className={styles.card}>
      <h2>Sync</h2>
      <p>{formatPending(sync)}</p>
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
        {...(!status.canSyncNow && { 'data-disabled': true })}
        onClick={() => canSend && void send()}
      >
        {isSending ? 'Sending...' : 'Sync now'}
      </Button>
      <p role="status" className={styles.result}>
        {result}
      </p>
    </Card>
  )
}

async function flushAndFormatResult(): Promise<string> {
  try {
    const result = await requestFlush({ hurry: true })
    return formatSyncResult(result, await readSyncFacts(), Date.now())
  } catch {
    return 'The storage of this phone did not answer. Close the app and open it again.'
  }
}
