import { Button, Group } from '@mantine/core'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Navigate, useLocation, Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { signInMethodsWords } from '../methods/sign-in-methods-words.ts'
import { PatientHelpFooter } from '../patient-help-footer.tsx'
import { sessionWords } from '../sign-in-words.ts'
import { IdleWarning } from './idle-warning.tsx'
import { SignedInClinicianContext, useSignedInClinician } from './signed-in-clinician.ts'
import { useClinicianSession } from './use-clinician-session.ts'
import tool from '../../../ui/primitives/header-tool.module.css'
import styles from '../sign-in.module.css'

/** Shows its children only while a clinician is signed in, and removes them as soon as the session ends. */
export function SessionGate({ title, children }: { title: string; children: ReactNode }) {
  const { state, ask, lapse, signOut } = useClinicianSession()
  const { pathname, search } = useLocation()
  // Loaded in advance, because a session may end while there is no connection.
  useEffect(() => void import('../sign-in-screen.tsx').catch(() => undefined), [])
  const clinicianId = state.status === 'signed-in' ? state.session.clinician.id : undefined
  const signedIn = useMemo(
    () =>
      clinicianId === undefined
        ? undefined
        : {
            clinicianId,
            askAgain: () => void ask(false),
            signOut: () => void signOut(),
            tools: <HeaderTools />,
          },
    [clinicianId, ask, signOut],
  )

  if (state.status === 'signed-out') {
    const { why, previousClinicianId } = state
    return (
      <Navigate
        to={paths.clinicianSignIn}
        replace
        state={{ to: pathname + search, why, previousClinicianId }}
      />
    )
  }
  if (state.status !== 'signed-in' || !signedIn) {
    return (
      <div className={styles.page}>
        <h1>{title}</h1>
        <p role="status">
          {state.status === 'unreachable' ? sessionWords.noResponse : sessionWords.checking}
        </p>
        {state.status === 'unreachable' && (
          <Button color="green" onClick={() => void ask(false)}>
            {sessionWords.again}
          </Button>
        )}
        <PatientHelpFooter />
      </div>
    )
  }
  return (
    <SignedInClinicianContext value={signedIn}>
      {children}
      <IdleWarning
        session={state.session}
        onAsk={() => void ask(false)}
        onStay={() => void ask(true)}
        onLapsed={lapse}
      />
    </SignedInClinicianContext>
  )
}

function HeaderTools() {
  const { signOut } = useSignedInClinician()
  return (
    <Group gap="xs">
      <Link to={paths.clinicianSignInMethods} className={tool.tool}>
        {signInMethodsWords.title}
      </Link>
      <button type="button" className={tool.tool} onClick={signOut}>
        {sessionWords.signOut}
      </button>
    </Group>
  )
}
