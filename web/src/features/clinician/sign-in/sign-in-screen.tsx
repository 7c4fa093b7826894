import { signInWords as words, whySignedOut } from '@second-wind/core/content/clinician-account/sign-in-words'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { type ClinicianSession, readClinicianSession } from '../../../server/clinician-session.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { arrivalOf, placeFor } from './arrival.ts'
import { canUsePasskeys } from '../../../pwa/passkeys.ts'
import { ForPatients } from './for-patients.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import styles from './sign-in.module.css'

/** /clinician/sign-in. Goes back to where somebody was, or wanted to go. */
export function SignInScreen() {
  const arrival = arrivalOf(useLocation().state)
  const { why } = arrival
  const navigate = useNavigate()
  const [isRecovering, setIsRecovering] = useState(false)
  const goOn = async () => {
    const session = await findSession()
    await navigate(placeFor(session, arrival), { replace: true })
  }
  const session = useOpenSession(why === undefined)
  if (session) return <Navigate to={placeFor(session, arrival)} replace />

  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <div role="status">{why && <Notice tone="info">{whySignedOut[why]}</Notice>}</div>
      <p>{words.for}</p>
      {canUsePasskeys() ? <PasskeySignIn onSignedIn={goOn} /> : <p>{words.passkey.cannot}</p>}
      {isRecovering ? (
        <PasswordSignIn key="recovery" isRecovery onSignedIn={goOn} />
      ) : (
        <>
          <PasswordSignIn key="password" onSignedIn={goOn} />
          <TextButton onClick={() => setIsRecovering(true)}>{words.recovery.title}</TextButton>
        </>
      )}
      <ForPatients />
    </div>
  )
}

/** Somebody opened the page by its address, or with the browser's Back. */
function useOpenSession(isAsked: boolean): ClinicianSession | undefined {
  const [session, setSession] = useState<ClinicianSession>()
  useEffect(() => {
    if (!isAsked) return
    let isHere = true
    void findSession().then((found) => isHere && setSession(found))
    return () => {
      isHere = false
    }
  }, [isAsked])
  return session
}

const findSession = () => readClinicianSession({ isUserAct: false }).catch(() => undefined)
