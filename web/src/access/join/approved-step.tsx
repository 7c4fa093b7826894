import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useProfile } from '../../data/live/use-profile.ts'
import type { PendingJoin } from '../../data/local/lazy.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { useExclusiveWindow } from '../../ui/hooks/use-exclusive-window.ts'
import { ClaimOnce } from './claim-once.tsx'

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
        <ButtonLink to="/onboarding" look="go">
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
