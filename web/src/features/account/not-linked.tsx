import { signInAgainWords as words } from '@second-wind/core/content/account/sign-in-again-words'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Step } from '../../ui/step.tsx'

/** There is no account yet. */
export function NotLinked() {
  return (
    <Step title={words.noAccount} isFirst>
      <p>{words.notLinked}</p>
      <p>
        <Link to="/account/link">{joinWords.start.before}</Link>
      </p>
      <div>
        <ButtonLink to="/join" look="go">
          {words.join}
        </ButtonLink>
      </div>
    </Step>
  )
}
