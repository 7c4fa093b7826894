import { Button } from '@mantine/core'
import type { EnrolmentLookupReply } from '@second-wind/core/access/contract/clinician-auth'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { canUsePasskeys } from '../../../data/pwa/passkeys.ts'
import * as paths from '../../../paths.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { PatientHelpFooter } from '../patient-help-footer.tsx'
import { RecoveryCodes } from '../recovery-codes.tsx'
import { EnrolPasskey } from './enrol-passkey.tsx'
import { EnrolPassword } from './enrol-password.tsx'
import { enrolWords as words } from './enrol-words.ts'
import { useEnrolment } from './use-enrolment.ts'
import styles from '../sign-in.module.css'

/** /clinician/enrol#t=<token>: choose a way to sign in, then save the recovery codes. */
export function EnrolScreen() {
  const { token, enrolment, tryAgain } = useEnrolment()
  const [codes, setCodes] = useState<string[]>()
  const navigate = useNavigate()
  const goOn = () => void navigate(paths.clinicianDashboard, { replace: true })

  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      {enrolment === 'looking' && <p role="status">{words.looking}</p>}
      {enrolment === 'not-valid' && <ErrorText>{words.notValid}</ErrorText>}
      {enrolment === 'unreachable' && (
        <>
          <ErrorText>{words.noResponse}</ErrorText>
          <Button color="green" onClick={tryAgain}>
            Try again
          </Button>
        </>
      )}
      {typeof enrolment === 'object' && !codes && (
        <Choice token={token} enrolment={enrolment} onEnrolled={setCodes} />
      )}
      {typeof enrolment === 'object' && codes && (
        <RecoveryCodes codes={codes} username={enrolment.username} go={words.codes.go} onKept={goOn} />
      )}
      <PatientHelpFooter />
    </div>
  )
}

type ChoiceProps = { token: string; enrolment: EnrolmentLookupReply; onEnrolled: (codes: string[]) => void }

function Choice({ token, enrolment: { clinician, username }, onEnrolled }: ChoiceProps) {
  return (
    <>
      <p>
        <strong>{words.for(clinicianName(clinician), clinician.department, username)}</strong>
      </p>
      <p>{words.notYou}</p>
      <p>{words.replaces}</p>
      {canUsePasskeys() && <EnrolPasskey token={token} onEnrolled={onEnrolled} />}
      <EnrolPassword token={token} username={username} onEnrolled={onEnrolled} />
    </>
  )
}
