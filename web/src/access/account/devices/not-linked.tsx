import { joinWords } from '@second-wind/core/content/join/join-words'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { signInAgainWords as words } from '../sign-in/sign-in-again-words.ts'

export function NotLinkedNotice() {
  return (
    <StepCard title={words.noAccount} isFirst>
      <p>{words.notLinked}</p>
      <p>
        <Link to={paths.linkDevice}>{joinWords.start.before}</Link>
      </p>
      <div>
        <ButtonLink to={paths.join} look="go">
          {words.join}
        </ButtonLink>
      </div>
    </StepCard>
  )
}
