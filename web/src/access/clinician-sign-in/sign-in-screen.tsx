import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { canUsePasskeys } from '../../data/pwa/passkeys.ts'
import { type ClinicianSession, readClinicianSession } from '../../data/server/clinician/clinician-session.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextButton } from '../../ui/links/text-button.tsx'
import { ClinicianPasskeySignIn } from './clinician-passkey-sign-in.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import { PatientHelpFooter } from './patient-help-footer.tsx'
import { parseSignInRedirect, redirectPath } from './session/sign-in-redirect.ts'
import { signInWords as words, signOutReasonWords } from './sign-in-words.ts'
import styles from './sign-in.module.css'

/** /clinician/sign-in. Goes back to where somebody was, or wanted to go. */
export function SignInScreen() {
  const arrival = parseSignInRedirect(useLocation().state)
  const { why } = arrival
  const navigate = useNavigate()
  const [isRecovering, setIsRecovering] = useState(false)
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
      {canUsePasskeys() ? <ClinicianPasskeySignIn onSignedIn={goOn} /> : <p>{words.passkey.cannot}</p>}
      {isRecovering ? (
        <PasswordSignIn key="recovery" isRecovery onSignedIn={goOn} />
      ) : (
        <>
          <PasswordSignIn key="password" onSignedIn={goOn} />
          <TextButton onClick={() => setIsRecovering(true)}>{words.recovery.title}</TextButton>
        </>
      )}
      <PatientHelpFooter />
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
