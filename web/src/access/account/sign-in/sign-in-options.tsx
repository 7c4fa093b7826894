import { canUsePasskeys } from '../../../data/pwa/passkeys.ts'
import { CodeForm } from './code-form.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { signInAgainWords as words } from './sign-in-again-words.ts'

export type SignInProps = {
  /** Why the person is asked, in words. */
  why?: string
  /** The shell has put the focus on the title of the page. */
  isFirst?: boolean
  /** Given the recovery code that takes the place of one that was used. */
  onSignedIn: (newCode: string | undefined) => void
}

/** How a person shows who they are: on the screen for it, and on the locked app when the PIN is forgotten. */
export function SignInOptions({ why = words.why, isFirst = false, onSignedIn }: SignInProps) {
  if (!canUsePasskeys()) return <CodeForm why={why} isFirst={isFirst} onSignedIn={onSignedIn} />
  return (
    <>
      <PasskeySignIn why={why} isFirst={isFirst} onSignedIn={onSignedIn} />
      <CodeForm why={words.code.instead} isFirst onSignedIn={onSignedIn} />
    </>
  )
}
