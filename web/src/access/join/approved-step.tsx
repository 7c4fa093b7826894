import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useState } from 'react'
import { useAccount } from '../../data/live/use-account.ts'
import { useProfile } from '../../data/live/use-profile.ts'
import { deletePendingJoin, type PendingJoin } from '../../data/local/lazy.ts'
import * as paths from '../../paths.ts'
import { useExclusiveWindow } from '../../ui/hooks/use-exclusive-window.ts'
import { useExitToHome } from '../../ui/hooks/use-exit-to-home.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { ClaimStep } from './claim-step.tsx'
import formStyles from '../../ui/form/form.module.css'

const { elsewhere, profile } = joinWords

/** The clinic has said yes: the phone takes it up by itself, as soon as there is a profile to send. */
export function ApprovedStep({ joining }: { joining: PendingJoin }) {
  const stored = useProfile()
  // Each window would be told a code, and each code ends the one before.
  const isOnly = useExclusiveWindow('join')
  if (!stored) return null
  const hasOneThere = joining.isFurther || joining.isNewPhone
  if (!stored.profile && !hasOneThere) return <SetUpFirst />
  return isOnly ? <ClaimOnce joining={joining} /> : <OtherWindowStep />
}

function SetUpFirst() {
  return (
    <StepCard title={profile.title}>
      <p>{profile.why}</p>
      <p>{profile.until}</p>
      <div>
        <ButtonLink to={paths.onboarding} look="go">
          {profile.go}
        </ButtonLink>
      </div>
    </StepCard>
  )
}

function OtherWindowStep() {
  return (
    <StepCard title={elsewhere.title}>
      <p>{elsewhere.how}</p>
    </StepCard>
  )
}

/** Links the phone, once. Whoever comes back before they kept their code is asked whether they need another. */
function ClaimOnce({ joining }: { joining: PendingJoin }) {
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

const { another: words } = joinWords

type Props = { onAsk: () => void; onKept: () => void }

/** The phone is linked and a code was shown. A new one would end it, so nobody gets one unasked. */
function ReissueCodeStep({ onAsk, onKept }: Props) {
  return (
    <StepCard title={words.title}>
      <p>{words.why}</p>
      <p>{words.ends}</p>
      <div className={formStyles.buttons}>
        <Button color="green" onClick={onKept}>
          {words.kept}
        </Button>
        <Button variant="outline" onClick={onAsk}>
          {words.show}
        </Button>
      </div>
    </StepCard>
  )
}
