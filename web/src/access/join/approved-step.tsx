import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useProfile } from '../../data/live/use-profile.ts'
import type { Joining } from '../../data/local/lazy.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Step } from '../../ui/primitives/step-card.tsx'
import { useOnlyWindow } from '../../ui/hooks/use-exclusive-window.ts'
import { TakeUp } from './claim-once.tsx'

const { elsewhere, profile } = joinWords

/** The clinic has said yes: the phone takes it up by itself, as soon as there is a profile to send. */
export function Finish({ joining }: { joining: Joining }) {
  const stored = useProfile()
  // Each window would be told a code, and each code ends the one before.
  const isOnly = useOnlyWindow('join')
  if (!stored) return null
  const hasOneThere = joining.isFurther || joining.isNewPhone
  if (!stored.profile && !hasOneThere) return <SetUpFirst />
  return isOnly ? <TakeUp joining={joining} /> : <Elsewhere />
}

function SetUpFirst() {
  return (
    <Step title={profile.title}>
      <p>{profile.why}</p>
      <p>{profile.until}</p>
      <div>
        <ButtonLink to="/onboarding" look="go">
          {profile.go}
        </ButtonLink>
      </div>
    </Step>
  )
}

function Elsewhere() {
  return (
    <Step title={elsewhere.title}>
      <p>{elsewhere.how}</p>
    </Step>
  )
}
