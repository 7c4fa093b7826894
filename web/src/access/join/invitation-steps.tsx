import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useAccount } from '../../data/live/use-account.ts'
import { readSyncFacts } from '../../data/local/index.ts'
import { useInstallMethod } from '../../data/pwa/install.ts'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { IosInstallSteps } from '../../widgets/ios-install-steps.tsx'
import { ConsentStep } from './consent-step.tsx'
import { InvitationCodeStep } from './invitation-code-step.tsx'
import type { Invitation } from './invitation.ts'
import { InviterStep } from './inviter-step.tsx'
import { ConfirmOwnEntriesStep, ExistingConsentStep, PhoneAlreadyLinkedStep } from './new-phone-steps.tsx'
import { PersonStep } from './person-step.tsx'
import formStyles from '../../ui/form/form.module.css'

type Props = { token: string | undefined; onAsked: () => void }
type InvitationStep = 'install' | 'find' | 'who' | 'yours' | 'consent' | 'text-changed' | 'person'

/** Until the clinic has been asked. Nothing is kept: who closes the app here has agreed to nothing. */
export function InvitationSteps({ token, onAsked }: Props) {
  const isByHand = useInstallMethod() === 'by-hand'
  const [at, setAt] = useState<InvitationStep>(isByHand ? 'install' : 'find')
  const [invitation, setInvitation] = useState<Invitation>()
  const isLinked = useAccount()?.id !== undefined
  const facts = useLiveQuery(readSyncFacts)
  const show = (found: Invitation, next: InvitationStep) => {
    setInvitation(found)
    setAt(next)
  }

  if (at === 'install') return <InstallFirst onGoOn={() => setAt('find')} />
  if (!invitation || at === 'find') {
    return <InvitationCodeStep token={token} onFound={(found) => show(found, 'who')} />
  }
  const { isNewPhone, isAgreed } = invitation
  if (isNewPhone && isLinked) return <PhoneAlreadyLinkedStep />
  if (at === 'who') {
    return <InviterStep invitation={invitation} onGoOn={() => setAt(isNewPhone ? 'yours' : 'consent')} />
  }
  if (at === 'yours') {
    if (!facts) return null
    const hasLogged = facts.pending + facts.attention > 0
    if (hasLogged) return <ConfirmOwnEntriesStep onGoOn={() => setAt('consent')} />
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
  if (isAgreed) return <ExistingConsentStep invitation={invitation} onGoOn={() => setAt('person')} />
  return (
    <ConsentStep
      key={at}
      invitation={invitation}
      isChanged={at === 'text-changed'}
      onAgreed={() => setAt('person')}
    />
  )
}

const { install: words } = joinWords

/** iPhones and iPads keep what the app stores apart from what Safari stores. */
function InstallFirst({ onGoOn }: { onGoOn: () => void }) {
  return (
    <StepCard title={words.title} isFirst>
      <p>{words.why}</p>
      <IosInstallSteps />
      <p>{words.after}</p>
      <div className={formStyles.buttons}>
        <Button variant="outline" onClick={onGoOn}>
          {words.goOn}
        </Button>
      </div>
    </StepCard>
  )
}
