import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { Dialog, DialogTitle } from '../../../ui/feedback/dialog.tsx'
import { StaleNote } from '../../dashboard/freshness.tsx'
import { AlertFindings } from '../alert-findings.tsx'
import { alertPatientName } from '../alert-identity.ts'
import { SeverityState } from '../severity-state.tsx'
import { OtherAlertList } from './other-alert-list.tsx'
import { PatientNow } from './patient-now.tsx'
import { ResolveForm } from './resolve-form.tsx'
import { type AlsoDone, resolveWords } from './resolve-words.ts'
import styles from './resolve-dialog.module.css'

export type AskedAlerts = {
  /** As it was on screen when the dialog opened, so that a clinician resolves what they have read. */
  alert: ListedAlert
  /** The other open alerts of its patient, as they were on screen then. */
  others: readonly ListedAlert[]
  /** All of them are to be resolved with one reason. */
  isAll: boolean
}

/** The dialog is closed. */
export const noneAsked = { alert: undefined, others: [], isAll: false }

type Props = (AskedAlerts | typeof noneAsked) & {
  /** Undefined where the list of patients has not been read. */
  patient: DashboardPatient | undefined
  /** Age, sex, date of birth and number of its patient. */
  identity: string
  /** Epoch milliseconds by the server's clock. */
  now: number
  onResolved: (alert: ListedAlert, also: AlsoDone) => void
  onClose: () => void
}

export function ResolveDialog({ alert, others, isAll, patient, identity, now, ...handlers }: Props) {
  return (
    <Dialog isOpen={alert !== undefined} onClose={handlers.onClose} closeOnClickOutside={false} isWide>
      {alert && (
        <>
          <DialogTitle>{isAll ? resolveWords.titleAll(others.length + 1) : resolveWords.title}</DialogTitle>
          <div className={styles.alert}>
            <strong>{alertPatientName(alert)}</strong>
            <div className={styles.severity}>
              <SeverityState alert={alert} />
            </div>
            {identity !== '' && <p>{identity}</p>}
            <AlertFindings alert={alert} now={now} />
            {isAll && <OtherAlertList first={alert} alerts={others} now={now} />}
            {patient && <PatientNow patient={patient} raisedAt={alert.createdAt} now={now} />}
          </div>
          <StaleNote />
          <p className={styles.meaning}>
            {isAll ? resolveWords.whatItMeansForAll : resolveWords.whatItMeans}
          </p>
          <ResolveForm
            alert={alert}
            others={others}
            isAll={isAll}
            lastCall={patient?.lastCall}
            now={now}
            {...handlers}
          />
        </>
      )}
    </Dialog>
  )
}
