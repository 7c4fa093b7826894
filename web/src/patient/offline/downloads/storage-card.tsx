import '@mantine/core/styles/Progress.layer.css'
import { Progress } from '@mantine/core'
import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { useEffect, useState } from 'react'
import { readStorageHealth, type StorageHealth } from '../../../data/pwa/browser-storage.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { formatStorageUsage } from '../../../ui/format/format-bytes.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { StoragePersistence } from '../../../widgets/storage-persistence.tsx'
import styles from './storage-card.module.css'

const nearlyFull = 0.8
const worthDrawing = 0.01

/** How much storage this app uses, and whether the browser promises to keep it. */
export function StorageCard() {
  const [health, setHealth] = useState<StorageHealth>()
  const read = () => readStorageHealth().then(setHealth)
  useEffect(() => void read(), [])
  if (!health) return null

  const { usedBytes, quotaBytes, persisted } = health
  const share = usedBytes !== undefined && quotaBytes ? usedBytes / quotaBytes : undefined
  return (
    <Card className={styles.card}>
      <h2>{localDataWords.storageHeading}</h2>
      <p>{formatStorageUsage(usedBytes, quotaBytes)}</p>
      {share !== undefined && share >= worthDrawing && <Progress aria-hidden value={100 * share} />}
      {share !== undefined && share > nearlyFull && (
        <Notice tone="warning">
          <p>This phone is nearly full. Delete some photos or apps, so that new entries can be saved.</p>
        </Notice>
      )}
      <StoragePersistence isKept={persisted === true} readAgain={read} />
    </Card>
  )
}
