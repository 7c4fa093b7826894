import { Button } from '@mantine/core'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { useId } from 'react'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { markAlertRead } from '../../data/server/clinician/alert-actions.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { useRefreshLists } from '../dashboard/use-lists.ts'
import { patientNameButtonId } from '../format-patient.ts'
import { Tag } from '../tag.tsx'
import { AlertFacts } from './alert-facts.tsx'
import { alertHeadingId, alertPatientName } from './alert-identity.ts'
import { alertActionErrorMessage, alertErrorWords } from './alert-words.ts'
import { SeverityBadge } from './severity-badge.tsx'
import styles from './alert-card.module.css'

type Props = {
  alert: ListedAlert
  /** Epoch milliseconds by the server's clock. */
  now: number
  onRead: (alert: ListedAlert) => void
  onResolve: () => void
  onOpenPatient: () => void
  /** The record of this patient is open beside the list. */
  isOpen: boolean
  /** A record that closes moves the focus back to this card; true for at most one card. */
  isWayBack: boolean
}

export function AlertCard({ alert, now, isOpen, isWayBack, onRead, ...on }: Props) {
  const headingId = alertHeadingId(alert.id)
  const messageId = useId()
  const { clinicianId } = useSignedInClinician()
  const refreshLists = useRefreshLists()
  const { attempt, isUnderway, trouble } = useAsyncAction((failure) => {
    // A newer list shows why it failed.
    refreshLists()
    return alertActionErrorMessage(failure, alertErrorWords.stillUnread)
  })
  const markRead = () => attempt(async () => onRead(await markAlertRead(alert, clinicianId)))

  return (
    <article
      aria-labelledby={headingId}
      className={styles.card}
      data-severity={alert.severity}
      data-open={isOpen || undefined}
    >
      <div className={styles.top}>
        <SeverityBadge severity={alert.severity} />
        <h4 id={headingId} tabIndex={-1}>
          <TextButton
            id={isWayBack ? patientNameButtonId(alert.patientId) : undefined}
            aria-current={isOpen || undefined}
            onClick={on.onOpenPatient}
          >
            {alertPatientName(alert)}
          </TextButton>
        </h4>
        {!alert.isRead && <Tag tone="blue">Unread</Tag>}
        {alert.isResolved && <Tag tone="green">Resolved</Tag>}
        {alert.isRead && !alert.isResolved && <Tag tone="grey">Read, still open</Tag>}
      </div>
      <p id={messageId} className={styles.message}>
        {alert.message}
      </p>
      <AlertFacts alert={alert} now={now} />
      {(!alert.isRead || !alert.isResolved) && (
        <div className={styles.actions}>
          {!alert.isRead && (
            // Not `disabled` while underway, which would lose the focus.
            <Button
              size="sm"
              variant="outline"
              aria-describedby={`${headingId} ${messageId}`}
              aria-disabled={isUnderway}
              onClick={() => void markRead()}
            >
              {isUnderway ? 'Marking...' : 'Mark Read'}
            </Button>
          )}
          {!alert.isResolved && (
            <Button size="sm" aria-describedby={`${headingId} ${messageId}`} onClick={on.onResolve}>
              Resolve
            </Button>
          )}
        </div>
      )}
      {trouble !== undefined && !alert.isRead && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </article>
  )
}
