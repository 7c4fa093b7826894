import { Button, Stack } from '@mantine/core'
import { forgottenWords, lockWords } from '@second-wind/core/content/lock-words'
import { type ComponentType, Suspense, useState } from 'react'
import { removeLock } from '../../data/live/enable-lock.ts'
import { setLock } from '../../data/live/lock-state.ts'
import { requestFlush } from '../../data/pwa/request-flush.ts'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import { toastError, toastSuccess } from '../../ui/feedback/toast.ts'
import { RecoveryCode } from '../../ui/form/recovery-code.tsx'
import { LockOverlayContext } from '../../ui/hooks/lock-overlay-context.ts'
import { ResetDevice } from './reset-device-form.tsx'
import { signInInsteadWords as words } from './sign-in-instead-words.ts'
import type { DeviceLinkState } from './use-device-link-state.ts'
import styles from './forgotten-pin.module.css'

type Props = { linkState: DeviceLinkState | undefined; onSignIn: (() => void) | undefined }

/** For a person without the PIN: sign in where possible, or empty the phone. */
export function ForgottenPin({ linkState, onSignIn }: Props) {
  return (
    <details className={styles.forgotten}>
      <summary>{lockWords.forgotten}</summary>
      <Stack align="flex-start">
        {onSignIn && (
          <>
            <p>{words.offer}</p>
            <Button color="green" onClick={onSignIn}>
              {words.go}
            </Button>
          </>
        )}
        {linkState === 'signed-out' && <p>{words.revoked}</p>}
        {linkState && forgottenWords.about[linkState].map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        <ResetDevice linkState={linkState} />
      </Stack>
    </details>
  )
}

/** `onSignedIn` receives the recovery code that replaces a used one. */
export type SignInComponent = ComponentType<{
  why: string
  onSignedIn: (newCode: string | undefined) => void
}>

type SignInProps = {
  SignIn: SignInComponent
  isDue: boolean
  onSignedIn: (newCode: string | undefined) => void
}

export function SignInToUnlock({ SignIn, isDue, onSignedIn }: SignInProps) {
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

type SignInToUnlockState = {
  isChosen: boolean
  choose: () => void
  /** To save before the app opens. */
  newCode: string | undefined
  signedIn: (newCode: string | undefined) => void
  open: () => void
}

/** A full sign-in opens the app and removes the PIN. */
export function useSignInToUnlock(): SignInToUnlockState {
  const [isChosen, setIsChosen] = useState(false)
  const [signIn, setSignIn] = useState<{ newCode: string; isPinGone: boolean }>()
  const signedIn = async (newCode: string | undefined) => {
    // A new recovery code is shown only now, even if removing the PIN fails.
    const isPinGone = await removeLock().then(
      () => true,
      () => false,
    )
    void requestFlush({ skipBackoff: true }).catch(() => undefined)
    if (newCode === undefined) open(isPinGone)
    else setSignIn({ newCode, isPinGone })
  }
  return {
    isChosen,
    choose: () => setIsChosen(true),
    newCode: signIn?.newCode,
    signedIn: (code) => void signedIn(code),
    open: () => open(signIn?.isPinGone ?? false),
  }
}

function open(isPinGone: boolean): void {
  setLock(isPinGone ? 'off' : 'open')
  if (isPinGone) toastSuccess(words.isOff, words.setAgain)
  else toastError(words.isStillOn, words.signInAgain)
}
