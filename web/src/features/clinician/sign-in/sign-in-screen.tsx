import { signInWords as words, whySignedOut } from '@second-wind/core/content/clinician-account/sign-in-words'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { readClinicianSession } from '../../../server/clinician-session.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { arrivalOf } from './arrival.ts'
import { canUsePasskeys } from '../../../pwa/passkeys.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import styles from './sign-in.module.css'

/** /clinician/sign-in. Goes back to where somebody was, or wanted to go. */
export function SignInScreen() {
  const { to, why } = arrivalOf(useLocation().state)
  const navigate = useNavigate()
  const [isRecovering, setIsRecovering] = useState(false)
  const goOn = () => void navigate(to, { replace: true })
  const isIn = useIsSignedIn(why === undefined)
  if (isIn) return <Navigate to={to} replace />

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
    </div>
  )
}

/** Somebody opened the page by its address, or with the browser's Back. */
function useIsSignedIn(isAsked: boolean): boolean {
  const [isIn, setIsIn] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    let isHere = true
    readClinicianSession({ isUserAct: false }).then(
      (session) => isHere && setIsIn(session !== undefined),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isAsked])
  return isIn
}
