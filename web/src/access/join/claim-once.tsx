import { useState } from 'react'
import { useAccount } from '../../data/live/use-account.ts'
import { forgetJoining, type Joining } from '../../data/local/lazy.ts'
import { useLeaveForHome } from '../../ui/hooks/use-exit-to-home.ts'
import { AnotherCode } from './reissue-code-step.tsx'
import { Linking } from './claim-step.tsx'

/** Links the phone, once. Whoever comes back before they kept their code is asked whether they need another. */
export function TakeUp({ joining }: { joining: Joining }) {
  const account = useAccount()
  if (!account) return null
  return <Begun joining={joining} wasLinked={account.id !== undefined && !joining.isFurther} />
}

/** @param wasLinked as it was when this came: linking changes it, and not what is on the screen */
function Begun({ joining, wasLinked }: { joining: Joining; wasLinked: boolean }) {
  const leave = useLeaveForHome()
  const [isAsked, setIsAsked] = useState(!wasLinked)
  const finish = () => void leave(forgetJoining)
  if (isAsked) return <Linking joining={joining} onDone={finish} />
  return <AnotherCode onAsk={() => setIsAsked(true)} onKept={finish} />
}
