import { linkPhoneWords } from '@second-wind/core/content/account/link-phone-words'
import * as paths from '../../../paths.ts'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { useHeldSession } from '../sign-in/use-held-session.ts'
import { signedOutWords } from '../signed-out-words.ts'

const { linked: words } = linkPhoneWords.new

/** Nothing to link here; where to go instead. */
export function AlreadyLinked() {
  const session = useHeldSession()
  if (!session) return null
  const isOut = session.state === 'revoked'
  return (
    <StepCard title={words.title} isFirst>
      <p>{isOut ? signedOutWords.revoked : words.why}</p>
      <div>
        <ButtonLink to={isOut ? paths.signIn : paths.account} look="plain">
          {isOut ? signedOutWords.link : words.go}
        </ButtonLink>
      </div>
    </StepCard>
  )
}
