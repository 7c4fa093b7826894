import { Button } from '@mantine/core'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { useId, useState } from 'react'
import { TextButton } from '../../ui/links/text-button.tsx'
import { patientNameButtonId } from '../format-patient.ts'
import { Tag } from '../tag.tsx'
import { AlertFacts } from './alert-facts.tsx'
import { alertHeadingId } from './alert-focus.ts'
import { alertPatientName } from './alert-patient-name.ts'
import { MarkRead } from './mark-read.tsx'
import { SeverityBadge } from './severity-badge.tsx'
import styles from './alert-card.module.css'

type Props = {
  alert: ListedAlert
  /** Epoch milliseconds by the server's clock. */
  now: number
  onRead: (answer: ListedAlert) => void
  /** Something went wrong that a newer list would explain. */
  onTrouble: () => void
  onResolve: () => void
  onOpenPatient: () => void
  /** The record of this patient is open beside the list. */
  isOpen: boolean
  /** A record that closes gives the focus back here; at most one card can be that. */
  isWayBack: boolean
}

export function AlertCard({ alert, now, isOpen, isWayBack, onRead, onTrouble, ...on }: Props) {
  const [trouble, setTrouble] = useState('')
  const headingId = alertHeadingId(alert.id)
  const messageId = useId()

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
            <MarkRead
              alert={alert}
              describedBy={`${headingId} ${messageId}`}
              onRead={onRead}
              onTrouble={(words) => {
                setTrouble(words)
                if (words !== '') onTrouble()
              }}
            />
          )}
          {!alert.isResolved && (
            <Button size="sm" aria-describedby={`${headingId} ${messageId}`} onClick={on.onResolve}>
              Resolve
            </Button>
          )}
        </div>
      )}
      {trouble !== '' && !alert.isRead && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </article>
  )
}
