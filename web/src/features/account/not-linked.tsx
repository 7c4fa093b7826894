import { signInAgainWords as words } from '@second-wind/core/content/account/sign-in-again-words'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Step } from '../../ui/step.tsx'

/** There is no account yet. */
export function NotLinked() {
  return (
    <Step title={words.noAccount} isFirst>
      <p>{words.notLinked}</p>
      <div>
        <ButtonLink to="/join" look="go">
          {words.join}
        </ButtonLink>
      </div>
    </Step>
  )
}
