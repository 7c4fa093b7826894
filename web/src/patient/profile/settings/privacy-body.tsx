import { leavingWords } from '@second-wind/core/content/profile/local-data-words'
import { useEffect, useState } from 'react'
import { readStorageHealth, type StorageHealth } from '../../../data/pwa/browser-storage.ts'
import { usedWords } from '../../../ui/format/format-bytes.ts'
import { KeepStorage } from '../../../ui/content/storage-persistence.tsx'

/** How much is kept here, and whether the browser promises to leave it. */
export function PrivacyBody() {
  const [health, setHealth] = useState<StorageHealth>()
  const read = () => readStorageHealth().then(setHealth)
  useEffect(() => void read(), [])
  if (!health) return null
  return (
    <>
      <h3>{leavingWords.storageHeading}</h3>
      <p>{usedWords(health.usedBytes, health.quotaBytes)}</p>
      <KeepStorage isKept={health.persisted === true} readAgain={read} />
    </>
  )
}
