import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { PatientRecord as RecordReply } from '@second-wind/core/care/contract/patient-record'
import { comparisonPeriodDays } from '@second-wind/core/care/usual-day-for-clinician'
import { capitalise } from '@second-wind/core/platform/first-letter'
import type { PatientId } from '@second-wind/core/platform/ids'
import { lazy, type ReactNode, Suspense } from 'react'
import { useServerState } from '../../access/clinician-sign-in/session/server-state.tsx'
import { authMode } from '../../data/local/index.ts'
import { needsStepUp } from '../../data/server/access-errors.ts'
import { readRecord } from '../../data/server/clinician/patient-record.ts'
import type { PolledData } from '../../data/server/clinician/poll.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { formatGender } from '../format-patient.ts'
import { identityParts } from '../identity/format-identity.ts'
import { PaneFrame } from './pane-frame.tsx'
import { PatientRecord } from './patient-record.tsx'
import { RecordLoadError } from './record-load-error.tsx'
import { recordWords } from './record-words.ts'
import styles from './record-pane.module.css'

const pollEveryMs = 30_000

type Props = {
  patientId: PatientId
  /** The caller then moves the focus back to the row. */
  onClose: () => void
  /** Epoch milliseconds by the server's clock. */
  now: number
  /** The ways to reach this patient. */
  contact?: (patient: DashboardPatient) => ReactNode
}

/** The key resets all state, so that nothing of the last patient appears under the new name. */
export function RecordPane(props: Props) {
  return <OpenRecord key={props.patientId} {...props} />
}

function OpenRecord({ patientId, onClose, now, contact }: Props) {
  const { last, failure, isPending, refresh } = useServerState<PolledData<RecordReply>>({
    key: ['record', patientId],
    read: (signal, before) => readRecord(patientId, comparisonPeriodDays, signal, before),
    every: pollEveryMs,
  })
  const readNow = () => void refresh()

  // After many records the server requires a step-up: another person may be using this computer.
  if (needsStepUp(failure)) {
    return (
      <PaneFrame title={`Patient ID: ${patientId}`} onClose={onClose}>
        <p role="alert">{recordWords.proveFirst}</p>
        {StepUp && (
          <Suspense fallback={null}>
            <StepUp onProved={readNow} />
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
      about={last && <About record={last.data} now={now} />}
      tools={last && <PrintButton />}
      onClose={onClose}
    >
      {failure !== undefined && (
        <RecordLoadError last={last} failure={failure} isPending={isPending} onRetry={readNow} />
      )}
      {!last && failure === undefined && (
        <p role="status" className={styles.loading}>
          {recordWords.loading}
        </p>
      )}
      {last && (
        <PatientRecord
          record={last.data}
          asOf={last.asOf}
          now={now}
          contact={contact?.(last.data.summary)}
          onEdited={readNow}
        />
      )}
    </PaneFrame>
  )
}

/** Whose record this is, and where they live. */
const About = ({ record: { profile }, now }: { record: RecordReply; now: number }) => (
  <>
    {[
      ...(profile.dateOfBirth === undefined ? [`${profile.age} years old`] : []),
      ...identityParts(profile, now),
    ].map((text) => (
      <span key={text}>{text}</span>
    ))}
    <span className={styles.who}>
      {[capitalise(formatGender(profile.gender)), profile.location].join(' · ')}
    </span>
  </>
)

/** Not, or no longer, under this clinician's care. */
const isAccessDenied = (failure: unknown): boolean =>
  failure instanceof HttpError && (failure.status === 403 || failure.status === 404)

/** The demo has no sign-in, so no step-up either. */
const StepUp =
  authMode === 'real'
    ? lazy(async () => ({
        default: (await import('../../access/clinician-sign-in/session/step-up.tsx')).StepUp,
      }))
    : undefined

/** Opens the browser's print dialog, which prints PrintedRecord. */
function PrintButton() {
  return (
    <button type="button" className={styles.tool} onClick={() => window.print()}>
      {recordWords.print}
    </button>
  )
}
