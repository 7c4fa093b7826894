import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { Dialog, DialogTitle } from '../../../ui/feedback/dialog.tsx'
import { alertPatientName } from '../alert-patient-name.ts'
import { SeverityBadge } from '../severity-badge.tsx'
import { ResolveForm } from './resolve-form.tsx'
import { resolveWords } from './resolve-words.ts'
import styles from './resolve-dialog.module.css'

type Props = {
  /** As it was on screen when it was opened here: nobody closes what has changed under their eyes. */
  alert: ListedAlert | undefined
  onResolved: (answer: ListedAlert) => void
  onChangedMeanwhile: () => void
  onClose: () => void
}

export function ResolveDialog({ alert, ...ends }: Props) {
  return (
    <Dialog isOpen={alert !== undefined} onClose={ends.onClose} closeOnClickOutside={false}>
      {alert && (
        <>
          <DialogTitle>{resolveWords.title}</DialogTitle>
          <div className={styles.alert}>
            <SeverityBadge severity={alert.severity} /> <strong>{alertPatientName(alert)}</strong>
            <p>{alert.message}</p>
          </div>
          <p className={styles.meaning}>{resolveWords.whatItMeans}</p>
          <ResolveForm alert={alert} {...ends} />
        </>
      )}
    </Dialog>
  )
}
