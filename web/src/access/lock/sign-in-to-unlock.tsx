import { type ComponentType, Suspense } from 'react'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import { RecoveryCode } from '../../ui/form/recovery-code.tsx'
import { LockOverlayContext } from '../../ui/hooks/lock-overlay-context.ts'
import { signInInsteadWords as words } from './sign-in-instead-words.ts'

/** `onSignedIn` receives the recovery code that replaces a used one. */
export type SignInComponent = ComponentType<{
  why: string
  onSignedIn: (newCode: string | undefined) => void
}>

type Props = { SignIn: SignInComponent; isDue: boolean; onSignedIn: (newCode: string | undefined) => void }

export function SignInToUnlock({ SignIn, isDue, onSignedIn }: Props) {
  return (
    <Suspense fallback={<p role="status">{words.opening}</p>}>
      <SignIn why={isDue ? `${words.due} ${words.why}` : words.why} onSignedIn={onSignedIn} />
    </Suspense>
  )
}

export function NewRecoveryCodeStep({ code, onKept }: { code: string; onKept: () => void }) {
  useOpenForm(true)
  return (
    <LockOverlayContext value={true}>
      <RecoveryCode code={code} go={words.open} onKept={onKept} />
    </LockOverlayContext>
  )
}
