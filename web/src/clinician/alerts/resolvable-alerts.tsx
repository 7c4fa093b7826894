import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { type ReactNode, useState } from 'react'
import { formatNameAndIdentity } from '../format-patient.ts'
import { useTemporaryMessage } from '../use-temporary-message.ts'
import { AlertButton } from './alert-button.tsx'
import { AlertFindings } from './alert-findings.tsx'
import { ResolveTogether } from './resolve-together.tsx'
import { type AskedAlerts, noneAsked, ResolveDialog } from './resolve/resolve-dialog.tsx'
import { type AlsoDone, resolveWords } from './resolve/resolve-words.ts'
import { SeverityState } from './severity-state.tsx'
import styles from './resolvable-alerts.module.css'

type Props = {
  /** The open alerts of one patient. */
  alerts: readonly ListedAlert[]
  patient: DashboardPatient
  /** Epoch milliseconds by the server's clock. */
  now: number
  /** Id of the list's heading. */
  labelledBy: string
  /** The heading says how many there are. */
  isCounted?: boolean
  /** The button that was pressed is gone, so the caller moves the focus. */
  onResolved: (alerts: readonly ListedAlert[]) => void
  /** More about an alert, under its findings. */
  children?: (alert: ListedAlert) => ReactNode
  /** Under its severity. */
  mark?: (alert: ListedAlert) => ReactNode
  /** Beside the button that resolves it. */
  action?: (alert: ListedAlert) => ReactNode
}

/** Each alert with the dialog that resolves it, and what was resolved. */
export function ResolvableAlerts({ alerts, patient, now, labelledBy, onResolved, ...parts }: Props) {
  const { children, mark, action, isCounted = false } = parts
  const [resolving, setResolving] = useState<AskedAlerts>()
  const [outcome, setOutcome] = useTemporaryMessage()
  const ask = (alert: ListedAlert, isAll = false) =>
    setResolving({ alert, isAll, others: alerts.filter(({ id }) => id !== alert.id) })
  const finish = (resolved: ListedAlert, also: AlsoDone) => {
    setOutcome(`Resolved: ${resolved.message} ${resolveWords.alsoDone(also)}`.trim())
    setResolving((asked) => (asked?.alert.id === resolved.id ? undefined : asked))
    onResolved([resolved, ...also.resolved])
  }
  return (
    <>
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
      <ResolveTogether
        alerts={alerts}
        describedBy={labelledBy}
        isCounted={isCounted}
        onResolveAll={(alert) => ask(alert, true)}
      />
      {alerts.length > 0 && (
        <ul aria-labelledby={labelledBy} className={styles.alerts}>
          {alerts.map((alert, at) => {
            const messageId = `${labelledBy}-${alert.id}`
            return (
              <li key={alert.id}>
                <div className={styles.state}>
                  <SeverityState alert={alert} />
                  {mark?.(alert)}
                </div>
                <div className={styles.message}>
                  <AlertFindings id={messageId} alert={alert} above={alerts.slice(0, at)} now={now} />
                  {children?.(alert)}
                </div>
                <div className={styles.actions}>
                  {action?.(alert)}
                  <AlertButton describedBy={messageId} onClick={() => ask(alert)}>
                    Resolve
                  </AlertButton>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <ResolveDialog
        {...(resolving ?? noneAsked)}
        patient={patient}
        identity={formatNameAndIdentity(patient, now)}
        now={now}
        onResolved={finish}
        onClose={() => setResolving(undefined)}
      />
    </>
  )
}
