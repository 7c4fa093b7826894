import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { canUsePasskeys, requestPasskey } from '../../data/pwa/passkeys.ts'
import { fetchSignInPasskeyOptions, signInByPasskey } from '../../data/server/clinician/clinician-auth.ts'
import { type ClinicianSession, readClinicianSession } from '../../data/server/clinician/clinician-session.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import { PatientHelpFooter } from './patient-help-footer.tsx'
import { parseSignInRedirect, redirectPath } from './session/sign-in-redirect.ts'
import { signInWords as words, signOutReasonWords, signInFailureTexts } from './sign-in-words.ts'
import styles from './sign-in.module.css'

/** /clinician/sign-in. Returns to the page that asked for the sign-in. */
export function SignInScreen() {
  const arrival = parseSignInRedirect(useLocation().state)
  const { why } = arrival
  const navigate = useNavigate()
  const [otherWay, setOtherWay] = useState<'password' | 'recovery' | undefined>(
    canUsePasskeys() ? undefined : 'password',
  )
  const goOn = async () => {
    const session = await findSession()
    await navigate(redirectPath(session, arrival), { replace: true })
  }
  const session = useOpenSession(why === undefined)
  if (session) return <Navigate to={redirectPath(session, arrival)} replace />

  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <div role="status">{why && <Notice tone="info">{signOutReasonWords[why]}</Notice>}</div>
      <p>{words.for}</p>
      {canUsePasskeys() ? <PasskeySignIn onSignedIn={goOn} /> : <p>{words.passkey.cannot}</p>}
      {otherWay && <PasswordSignIn key={otherWay} isRecovery={otherWay === 'recovery'} onSignedIn={goOn} />}
      {otherWay !== 'recovery' && (
        <div className={styles.otherWays}>
          {!otherWay && (
            <TextButton onClick={() => setOtherWay('password')}>{words.password.instead}</TextButton>
          )}
          <TextButton onClick={() => setOtherWay('recovery')}>{words.recovery.title}</TextButton>
        </div>
      )}
      <PatientHelpFooter />
    </div>
  )
}

/** The page was opened by its address or with the browser's Back button. */
function useOpenSession(isEnabled: boolean): ClinicianSession | undefined {
  const [session, setSession] = useState<ClinicianSession>()
  useEffect(() => {
    if (!isEnabled) return
    let isHere = true
    void findSession().then((found) => isHere && setSession(found))
    return () => {
      isHere = false
    }
  }, [isEnabled])
  return session
}

const findSession = () => readClinicianSession({ isUserAct: false }).catch(() => undefined)

function PasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { attempt, isPending, error } = useAsyncAction(errorMessage)
  const signIn = () =>
    attempt(async () => {
      await signInByPasskey(await requestPasskey(await fetchSignInPasskeyOptions()))
      await onSignedIn()
    })

  return (
    <section className={styles.section} aria-labelledby="with-passkey">
      <h2 id="with-passkey">{words.passkey.title}</h2>
      <p>{words.passkey.how}</p>
      <ErrorText>{error}</ErrorText>
      <Button aria-disabled={isPending} onClick={() => void signIn()}>
        {isPending ? words.passkey.underway : words.passkey.go}
      </Button>
    </section>
  )
}

const errorMessage = (failure: unknown): string =>
  describeFailure(failure, {
    ...signInFailureTexts,
    NoPasskey: words.passkeyGone,
    401: words.passkeyRefused,
  })
