import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { readStorageHealth, type StorageHealth } from '../../pwa/storage.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { byteWords } from './byte-words.ts'
import styles from './storage-card.module.css'
import shared from './tab.module.css'

const nearlyFull = 0.8
const worthDrawing = 0.01

/** How much this app keeps on the phone, and whether the browser promises to leave it there. */
export function StorageCard() {
  const [health, setHealth] = useState<StorageHealth>()
  useEffect(() => void readStorageHealth().then(setHealth), [])
  if (!health) return null

  const { usedBytes, quotaBytes, persisted } = health
  const share = usedBytes !== undefined && quotaBytes ? usedBytes / quotaBytes : undefined
  return (
    <Card className={styles.card}>
      <h2>Storage on this phone</h2>
      <p>
        <strong>{byteWords(usedBytes)}</strong> used{quotaBytes ? ` of about ${byteWords(quotaBytes)}` : ''}
      </p>
      {share !== undefined && share >= worthDrawing && (
        <meter aria-hidden className={styles.meter} min={0} max={1} value={share} />
      )}
      {share !== undefined && share > nearlyFull && (
        <Notice tone="warning">
          <p>This phone is nearly full. Delete some photos or apps, so that new entries can be saved.</p>
        </Notice>
      )}
      {persisted === true ? (
        <p className={shared.quiet}>This browser keeps the data of this app until you delete it yourself.</p>
      ) : (
        <KeepSafe onAnswer={() => void readStorageHealth().then(setHealth)} />
      )}
    </Card>
  )
}

function KeepSafe({ onAnswer }: { onAnswer: () => void }) {
  const [isRefused, setIsRefused] = useState(false)
  const ask = async () => {
    const isKept = await navigator.storage?.persist?.().catch(() => false)
    setIsRefused(!isKept)
    onAnswer()
  }
  return (
    <>
      <p className={shared.quiet}>
        When this phone runs low on space, the browser may clear the data of this app.
      </p>
      <div>
        <Button variant="outline" onClick={() => void ask()}>
          Keep my data safe on this phone
        </Button>
      </div>
      <p role="status">
        {isRefused && 'The browser has not agreed yet. Add the app to your home screen, then ask again.'}
      </p>
    </>
  )
}
