import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useAccount } from '../../data/live/use-account.ts'
import { readSyncFacts } from '../../data/local/index.ts'
import { useInstallWay } from '../../data/pwa/install.ts'
import { ConsentStep } from './consent-step.tsx'
import { FindInvitation } from './invitation-code-step.tsx'
import { InstallFirst } from './install-first.tsx'
import type { Invitation } from './invitation.ts'
import { AllYours, LinkedAlready, StillShared } from './new-phone-steps.tsx'
import { PersonStep } from './person-step.tsx'
import { WhoInvites } from './inviter-step.tsx'

type Props = { token: string | undefined; onAsked: () => void }
type At = 'install' | 'find' | 'who' | 'yours' | 'consent' | 'text-changed' | 'person'

/** Until the clinic has been asked. Nothing is kept: who closes the app here has agreed to nothing. */
export function Invited({ token, onAsked }: Props) {
  const isByHand = useInstallWay() === 'by-hand'
  const [at, setAt] = useState<At>(isByHand ? 'install' : 'find')
  const [invitation, setInvitation] = useState<Invitation>()
  const isLinked = useAccount()?.id !== undefined
  const facts = useLiveQuery(readSyncFacts)
  const show = (found: Invitation, next: At) => {
    setInvitation(found)
    setAt(next)
  }

  if (at === 'install') return <InstallFirst onGoOn={() => setAt('find')} />
  if (!invitation || at === 'find') {
    return <FindInvitation token={token} onFound={(found) => show(found, 'who')} />
  }
  const { isNewPhone, isAgreed } = invitation
  if (isNewPhone && isLinked) return <LinkedAlready />
  if (at === 'who') {
    return <WhoInvites invitation={invitation} onGoOn={() => setAt(isNewPhone ? 'yours' : 'consent')} />
  }
  if (at === 'yours') {
    if (!facts) return null
    const hasLogged = facts.pending + facts.attention > 0
    if (hasLogged) return <AllYours onGoOn={() => setAt('consent')} />
  }
  if (at === 'person') {
    return (
      <PersonStep
        invitation={invitation}
        onAsked={onAsked}
        onTextChanged={(found) => show(found, 'text-changed')}
      />
    )
  }
  if (isAgreed) return <StillShared invitation={invitation} onGoOn={() => setAt('person')} />
  return (
    <ConsentStep
      key={at}
      invitation={invitation}
      isChanged={at === 'text-changed'}
      onAgreed={() => setAt('person')}
    />
  )
}
