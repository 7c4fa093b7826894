import { Button } from '@mantine/core'
import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { useState } from 'react'
import { useInstallMethod } from '../data/pwa/install.ts'

type Props = { isKept: boolean; readAgain: () => Promise<void> }

/** Shows whether the browser has granted persistent storage, and offers to request it. */
export function StoragePersistence({ isKept, readAgain }: Props) {
  const isBrowserOfIPhone = useInstallMethod() === 'by-hand'
  const [wasRequested, setWasRequested] = useState(false)
  const ask = async () => {
    await navigator.storage?.persist?.().catch(() => false)
    await readAgain()
    setWasRequested(true)
  }
  return (
    <>
      <p>{isKept ? localDataWords.storageKept : localDataWords.storageAtRisk}</p>
      {isBrowserOfIPhone && <p>{localDataWords.storageForAWeek}</p>}
      {!isKept && (
        <div>
          <Button variant="outline" onClick={() => void ask()}>
            {localDataWords.askToKeep}
          </Button>
        </div>
      )}
      <p role="status">{wasRequested && !isKept && localDataWords.notKept}</p>
    </>
  )
}
