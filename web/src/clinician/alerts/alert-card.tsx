import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { useId } from 'react'
import { Tag } from '../tag.tsx'
import { AlertButton } from './alert-button.tsx'
import { AlertFacts } from './alert-facts.tsx'
import { AlertFindings } from './alert-findings.tsx'
import { alertElementId } from './alert-identity.ts'
import { alertWords } from './alert-words.ts'
import { MarkReadButton } from './mark-read-button.tsx'
import { SeverityState } from './severity-state.tsx'
import styles from './alert-card.module.css'

type Props = {
  alert: ListedAlert
  /** The alerts of this patient above it. */
  above: readonly ListedAlert[]
  /** Epoch milliseconds by the server's clock. */
  now: number
  onRead: (alert: ListedAlert) => void
  onResolve: () => void
  /** Id of the heading with the patient's name, above the alerts of this patient. */
  labelledBy: string
  /** The record of this patient is open beside the list. */
  isOpen: boolean
}

export function AlertCard({ alert, above, now, isOpen, labelledBy, onRead, ...on }: Props) {
  const messageId = useId()
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
        <SeverityState alert={alert} />
        {!alert.isRead && <Tag tone="blue">Unread</Tag>}
        {alert.isResolved && <Tag tone="green">Resolved</Tag>}
        {alert.isRead && !alert.isResolved && <Tag tone="grey">{alertWords.readStillOpen}</Tag>}
      </div>
      <AlertFindings id={messageId} alert={alert} above={above} now={now} />
      <AlertFacts alert={alert} now={now} />
      {(!alert.isRead || !alert.isResolved) && (
        <div className={styles.actions}>
          {!alert.isRead && (
            <MarkReadButton alert={alert} describedBy={`${labelledBy} ${messageId}`} onRead={onRead} />
          )}
          {!alert.isResolved && (
            <AlertButton describedBy={`${labelledBy} ${messageId}`} onClick={on.onResolve}>
              Resolve
            </AlertButton>
          )}
        </div>
      )}
    </article>
  )
}
