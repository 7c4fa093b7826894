import { useState } from 'react'
import { useAccount } from '../../data/live/use-account.ts'
import { deletePendingJoin, type PendingJoin } from '../../data/local/lazy.ts'
import { useExitToHome } from '../../ui/hooks/use-exit-to-home.ts'
import { ReissueCodeStep } from './reissue-code-step.tsx'
import { ClaimStep } from './claim-step.tsx'

/** Links the phone, once. Whoever comes back before they kept their code is asked whether they need another. */
export function ClaimOnce({ joining }: { joining: PendingJoin }) {
  const account = useAccount()
  if (!account) return null
  return <ClaimOrReissueCode joining={joining} wasLinked={account.id !== undefined && !joining.isFurther} />
}

/** @param wasLinked as it was when this came: linking changes it, and not what is on the screen */
function ClaimOrReissueCode({ joining, wasLinked }: { joining: PendingJoin; wasLinked: boolean }) {
  const leave = useExitToHome()
  const [isAsked, setIsAsked] = useState(!wasLinked)
  const finish = () => void leave(deletePendingJoin)
  if (isAsked) return <ClaimStep joining={joining} onDone={finish} />
  return <ReissueCodeStep onAsk={() => setIsAsked(true)} onKept={finish} />
}
