import { Button } from '@mantine/core'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { useId } from 'react'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { markAlertRead } from '../../data/server/clinician/alert-actions.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { useRefreshLists } from '../dashboard/use-lists.ts'
import { Tag } from '../tag.tsx'
import { AlertFacts } from './alert-facts.tsx'
import { AlertFindings } from './alert-findings.tsx'
import { alertElementId } from './alert-identity.ts'
import { alertActionErrorMessage, alertErrorWords } from './alert-words.ts'
import { SeverityBadge } from './severity-badge.tsx'
import styles from './alert-card.module.css'

type Props = {
  alert: ListedAlert
  /** Epoch milliseconds by the server's clock. */
  now: number
  onRead: (alert: ListedAlert) => void
  onResolve: () => void
  /** Id of the heading with the patient's name, above the alerts of this patient. */
  labelledBy: string
  /** The record of this patient is open beside the list. */
  isOpen: boolean
}

export function AlertCard({ alert, now, isOpen, labelledBy, onRead, ...on }: Props) {
  const messageId = useId()
  const { clinicianId } = useSignedInClinician()
  const refreshLists = useRefreshLists()
  const { attempt, isPending, error } = useAsyncAction((failure) => {
    // A newer list shows why it failed.
    refreshLists()
    return alertActionErrorMessage(failure, alertErrorWords.stillUnread)
  })
  const markRead = () => attempt(async () => onRead(await markAlertRead(alert, clinicianId)))

  return (
    <article
      id={alertElementId(alert.id)}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={styles.card}
      data-severity={alert.severity}
      data-open={isOpen || undefined}
    >
      <div className={styles.top}>
        <SeverityBadge severity={alert.severity} />
        {!alert.isRead && <Tag tone="blue">Unread</Tag>}
        {alert.isResolved && <Tag tone="green">Resolved</Tag>}
        {alert.isRead && !alert.isResolved && <Tag tone="grey">Read, still open</Tag>}
      </div>
      <AlertFindings id={messageId} alert={alert} now={now} />
      <AlertFacts alert={alert} now={now} />
      {(!alert.isRead || !alert.isResolved) && (
        <div className={styles.actions}>
          {!alert.isRead && (
            // Not `disabled` while underway, which would lose the focus.
            <Button
              size="sm"
              variant="outline"
              aria-describedby={`${labelledBy} ${messageId}`}
              aria-disabled={isPending}
              onClick={() => void markRead()}
            >
              {isPending ? 'Marking...' : 'Mark Read'}
            </Button>
          )}
          {!alert.isResolved && (
            <Button size="sm" aria-describedby={`${labelledBy} ${messageId}`} onClick={on.onResolve}>
              Resolve
            </Button>
          )}
        </div>
      )}
      {error !== undefined && !alert.isRead && <ErrorText>{error}</ErrorText>}
    </article>
  )
}
