import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { PatientId } from '@second-wind/core/platform/ids'
import { lazy, type ReactNode, Suspense } from 'react'
import { authMode } from '../../data/local/index.ts'
import { needsStepUp } from '../../data/server/access-errors.ts'
import { formatAgeAndGender } from '../format-patient.ts'
import { PaneFrame } from './pane-frame.tsx'
import { PatientRecord } from './patient-record.tsx'
import { RecordLoadError } from './record-load-error.tsx'
import { recordWords } from './record-words.ts'
import { isAccessDenied, useRecord } from './use-record.ts'
import styles from './record-pane.module.css'

type Props = {
  patientId: PatientId
  /** Also the moment to put the focus back on the row. */
  onClose: () => void
  /** Epoch milliseconds by the server's clock. */
  now: number
  /** The ways to reach this patient. */
  contact?: (patient: DashboardPatient) => ReactNode
}

/** Another patient is another pane: nothing of the one before may stand under the new name. */
export function RecordPane(props: Props) {
  return <OpenRecord key={props.patientId} {...props} />
}

function OpenRecord({ patientId, onClose, now, contact }: Props) {
  const { last, failure, isUnderway, pollNow } = useRecord(patientId)

  // So many records were opened that somebody else may be at this desk (security.md B9).
  if (needsStepUp(failure)) {
    return (
      <PaneFrame title={`Patient ID: ${patientId}`} onClose={onClose}>
        <p role="alert">{recordWords.proveFirst}</p>
        {StepUp && (
          <Suspense fallback={null}>
            <StepUp onProved={pollNow} />
          </Suspense>
        )}
      </PaneFrame>
    )
  }
  if (isAccessDenied(failure)) {
    return (
      <PaneFrame title={`Patient ID: ${patientId}`} onClose={onClose}>
        <p role="alert">
          <strong>{recordWords.mayNotSee}</strong> {recordWords.mayNotSeeWhy}
        </p>
      </PaneFrame>
    )
  }
  return (
    <PaneFrame
      title={last?.data.profile.name ?? `Patient ID: ${patientId}`}
      about={last && `${formatAgeAndGender(last.data.summary)} · ${last.data.profile.location}`}
      tools={last && <PrintButton />}
      onClose={onClose}
    >
      {failure !== undefined && (
        <RecordLoadError last={last} failure={failure} isUnderway={isUnderway} onRetry={pollNow} />
      )}
      {!last && failure === undefined && (
        <p role="status" className={styles.loading}>
          {recordWords.loading}
        </p>
      )}
      {last && (
        <PatientRecord record={last.data} asOf={last.asOf} now={now} contact={contact?.(last.data.summary)} />
      )}
    </PaneFrame>
  )
}

/** The demo has no sign-in to prove again. */
const StepUp =
  authMode === 'real'
    ? lazy(async () => ({
        default: (await import('../../access/clinician-sign-in/session/step-up.tsx')).StepUp,
      }))
    : undefined

/** Opens the browser's own dialog; what it prints is the page that stands beside the app. */
function PrintButton() {
  return (
    <button type="button" className={styles.tool} onClick={() => window.print()}>
      {recordWords.print}
    </button>
  )
}
