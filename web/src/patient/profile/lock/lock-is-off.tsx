import { Button } from '@mantine/core'
import { appLockWords as words } from '@second-wind/core/content/lock/lock-words'
import { useState } from 'react'
import { useAccount } from '../../../data/live/use-account.ts'
import { authMode } from '../../../data/local/index.ts'
import { NewPin } from './new-pin.tsx'

export function LockIsOff({ onOn }: { onOn: () => void }) {
  const account = useAccount()
  const [isSetting, setIsSetting] = useState(false)
  return (
    <>
      <p>
        {words.off} {words.about}
      </p>
      <p>{words.honest}</p>
      <p>{account?.id !== undefined && authMode === 'real' ? words.forgettingLinked : words.forgetting}</p>
      {isSetting ? (
        <NewPin onSet={onOn} onCancel={() => setIsSetting(false)} />
      ) : (
        <Button variant="outline" onClick={() => setIsSetting(true)}>
          {words.start}
        </Button>
      )}
    </>
  )
}
