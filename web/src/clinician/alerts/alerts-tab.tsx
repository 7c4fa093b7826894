import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useRef, useState } from 'react'
import type { AlertsAnswer } from '../../data/server/clinician/clinician-dashboard.ts'
import type { Dated } from '../../data/server/clinician/poll-reader.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { type AlertFilter, allAlertsFilter } from './alert-filter.ts'
import { focusAlert } from './alert-focus.ts'
import { alertPatientName } from './alert-patient-name.ts'
import { alertWords } from './alert-words.ts'
import { AlertsLoadError } from './alerts-load-error.tsx'
import { FilteredAlerts } from './filtered-alerts.tsx'
import { ResolveDialog } from './resolve/resolve-dialog.tsx'
import { useMergedAlerts } from './use-merged-alerts.ts'
import styles from './alerts-tab.module.css'

type Props = {
  /** The last answer that came, kept through failures; undefined until the first. */
  last: Dated<AlertsAnswer> | undefined
  /** Why the newest attempt failed; undefined after a success. */
  failure: unknown
  /** An alert was read or resolved: time to poll at once, alerts and roster. */
  onChanged: () => void
  filter: AlertFilter
  onFilter: (filter: AlertFilter) => void
  onOpenPatient: (id: PatientId) => void
  /** Whose record is open beside the list. */
  openId?: PatientId | undefined
}

export function AlertsTab({ last, failure, onChanged, onOpenPatient, openId, ...filtering }: Props) {
  const { alerts, take } = useMergedAlerts(last)
  const [resolving, setResolving] = useState<ListedAlert>()
  const dialogFor = useRef<string>(undefined)
  const [openedFrom, setOpenedFrom] = useState<string>()
  const [outcome, setOutcome] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const clock = useNow()

  const openDialog = (alert?: ListedAlert) => {
    dialogFor.current = alert?.id
    setResolving(alert)
  }

  const taken = (answer: ListedAlert, words: string) => {
    take(answer)
    setOutcome(words)
    onChanged()
  }

  return (
    <section className={styles.tab}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {alertWords.title}
        </h2>
        <p>{alertWords.subtitle}</p>
      </div>
      {failure !== undefined && <AlertsLoadError last={last} failure={failure} onRetry={onChanged} />}
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
      {!last && failure === undefined && <p>{alertWords.loading}</p>}
      {last && alerts && (
        <FilteredAlerts
          alerts={alerts}
          counts={last.data.counts}
          {...filtering}
          onShowAll={() => {
            filtering.onFilter(allAlertsFilter)
            heading.current?.focus()
          }}
          // By the server's clock, so that a wrong clock on this computer does not make alerts look fresh.
          now={last.asOf + Math.max(0, clock - last.heardAt)}
          onRead={(answer) => {
            taken(answer, `Marked as read: ${alertPatientName(answer)}. The alert is still open.`)
            focusAlert(answer.id)
          }}
          onTrouble={onChanged}
          onResolve={openDialog}
          onOpenPatient={({ id, patientId }) => {
            setOpenedFrom(id)
            onOpenPatient(patientId)
          }}
          openId={openId}
          openedFrom={openedFrom}
        />
      )}
      <ResolveDialog
        alert={resolving}
        onResolved={(answer) => {
          taken(answer, `Resolved: ${alertPatientName(answer)}, ${answer.message}`)
          // The answer may come after this dialog was closed and another one opened: that one stays.
          if (dialogFor.current !== answer.id) return
          openDialog()
          // The card has moved to the resolved ones: whoever reads goes on at the top of the list.
          heading.current?.focus()
        }}
        onChangedMeanwhile={onChanged}
        onClose={() => openDialog()}
      />
    </section>
  )
}
