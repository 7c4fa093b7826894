import { Button } from '@mantine/core'
import * as paths from '../../../paths.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { SuccessNotice } from '../../../ui/feedback/success-notice.tsx'
import { BackLink } from '../../../ui/links/back-link.tsx'
import { ServerStateProvider } from '../session/server-state.tsx'
import { SessionGate } from '../session/session-gate.tsx'
import { StepUpDialog } from '../session/step-up-dialog.tsx'
import { OwnAuthenticator } from './own-authenticator.tsx'
import { OwnCodes } from './own-codes.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { signInMethodsWords as words } from './sign-in-methods-words.ts'
import { useSignInMethods } from './use-sign-in-methods.ts'
import styles from '../sign-in-methods.module.css'

/** /clinician/your-sign-in, for a signed-in clinician. */
export function SignInMethodsScreen() {
  return (
    <SessionGate title={words.title}>
      <ServerStateProvider>
        <SignInMethods />
      </ServerStateProvider>
    </SessionGate>
  )
}

function SignInMethods() {
  const { own, hasReadFailed, done, change, question, read } = useSignInMethods()
  return (
    <div className={styles.page}>
      <BackLink to={paths.clinicianDashboard}>{words.back}</BackLink>
      <h1 tabIndex={-1}>{words.title}</h1>
      <SuccessNotice>{done}</SuccessNotice>
      {!own && !hasReadFailed && <p role="status">{words.loading}</p>}
      {hasReadFailed && (
        <>
          <ErrorText>{words.unreadable}</ErrorText>
          <Button color="green" onClick={() => void read()}>
            {words.again}
          </Button>
        </>
      )}
      {own && (
        <>
          <p>{words.username(own.username)}</p>
          <OwnPasskeys passkeys={own.passkeys} hasPassword={own.hasPassword} change={change} />
          {own.hasPassword && <OwnPassword username={own.username} change={change} />}
          {own.hasPassword && <OwnAuthenticator change={change} />}
          <OwnCodes left={own.recoveryCodesLeft} username={own.username} change={change} />
          <OwnSessions others={own.otherSessions} change={change} />
        </>
      )}
      <StepUpDialog {...question} />
    </div>
  )
}
