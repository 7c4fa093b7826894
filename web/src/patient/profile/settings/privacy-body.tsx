import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { useEffect, useState } from 'react'
import { readStorageHealth, type StorageHealth } from '../../../data/pwa/browser-storage.ts'
import { formatStorageUsage } from '../../../ui/format/format-bytes.ts'
import { StoragePersistence } from '../../../ui/content/storage-persistence.tsx'

/** How much is kept here, and whether the browser promises to leave it. */
export function PrivacyBody() {
  const [health, setHealth] = useState<StorageHealth>()
  const read = () => readStorageHealth().then(setHealth)
  useEffect(() => void read(), [])
  if (!health) return null
  return (
    <>
      <h3>{localDataWords.storageHeading}</h3>
      <p>{formatStorageUsage(health.usedBytes, health.quotaBytes)}</p>
      <StoragePersistence isKept={health.persisted === true} readAgain={read} />
    </>
  )
}
