import { signInAgainWords as words } from '@second-wind/core/content/account/sign-in-again-words'
import { CodeForm } from './code-form.tsx'

export type SignInProps = {
  /** Why the person is asked, in words. */
  why?: string
  /** The shell has put the focus on the title of the page. */
  isFirst?: boolean
  /** Given the recovery code that takes the place of one that was used. */
  onSignedIn: (newCode: string | undefined) => void
}

/** How a person shows who they are: on the screen for it, and on the locked app when the PIN is forgotten. */
export function WaysToSignIn({ why = words.why, isFirst = false, onSignedIn }: SignInProps) {
  return <CodeForm why={why} isFirst={isFirst} onSignedIn={onSignedIn} />
}
