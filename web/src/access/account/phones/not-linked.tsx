import { joinWords } from '@second-wind/core/content/joining/join-words'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { signInAgainWords as words } from '../sign-in/sign-in-again-words.ts'

/** There is no account yet. */
export function NotLinked() {
  return (
    <StepCard title={words.noAccount} isFirst>
      <p>{words.notLinked}</p>
      <p>
        <Link to="/account/link">{joinWords.start.before}</Link>
      </p>
      <div>
        <ButtonLink to="/join" look="go">
          {words.join}
        </ButtonLink>
      </div>
    </StepCard>
  )
}
