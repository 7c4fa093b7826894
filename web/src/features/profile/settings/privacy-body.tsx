import { Button } from '@mantine/core'
import { leavingWords } from '@second-wind/core/content/profile/leaving-words'
import { useEffect, useState } from 'react'
import { readStorageHealth, type StorageHealth } from '../../../pwa/storage.ts'
import { storageWords } from './storage-words.ts'

/** How much is kept here, and whether the browser promises to leave it. */
export function PrivacyBody() {
  const [health, setHealth] = useState<StorageHealth>()
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => void readStorageHealth().then(setHealth), [])
  if (!health) return null

  const ask = async () => {
    await navigator.storage?.persist?.().catch(() => false)
    const now = await readStorageHealth()
    setHealth(now)
    setIsRefused(now.persisted !== true)
  }
  return (
    <>
      <h3>{leavingWords.storageHeading}</h3>
      <p>{storageWords(health)}</p>
      {health.persisted === true ? (
        <p>{leavingWords.storageKept}</p>
      ) : (
        <>
          <p>{leavingWords.storageAtRisk}</p>
          <Button variant="outline" onClick={() => void ask()}>
            {leavingWords.askToKeep}
          </Button>
        </>
      )}
      <p role="status">{isRefused && leavingWords.notKept}</p>
    </>
  )
}
