import { sortAlerts } from '@second-wind/core/care/alerts/sort-alerts'
import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { useId, useRef, useState } from 'react'
import { AlertFacts } from '../alerts/alert-facts.tsx'
import { alertWords, describeSeverities } from '../alerts/alert-words.ts'
import { MarkReadButton } from '../alerts/mark-read-button.tsx'
import { ResolvableAlerts } from '../alerts/resolvable-alerts.tsx'
import { useRefreshLists } from '../dashboard/use-lists.ts'
import { Tag } from '../tag.tsx'
import { recordSections, recordWords } from './record-words.ts'
import { stillCurrent } from './still-current.ts'
import styles from './record-pane.module.css'

type Props = {
  record: PatientRecord
  now: number
  /** Reads the record again. */
  onResolved: () => void
}

/**
 * First in the record, each with the dialog that resolves it. Without any it says what still counts; absent when nothing
 * does.
 */
export function OpenRecordAlerts({ record, now, onResolved }: Props) {
  const refreshLists = useRefreshLists()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  /** Until the record has been read again. */
  const [resolvedIds, setResolvedIds] = useState<readonly string[]>([])
  const open = sortAlerts(record.alerts).filter(
    ({ id, isResolved }) => !isResolved && !resolvedIds.includes(id),
  )
  const current = open.length === 0 ? stillCurrent(record, now) : []
  if (open.length === 0 && resolvedIds.length === 0 && current.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        {recordSections.openAlerts}
        {open.length > 0 && `: ${describeSeverities(open).toLowerCase()}`}
      </h3>
      <ResolvableAlerts
        alerts={open}
        patient={record.summary}
        now={now}
        labelledBy={headingId}
        isCounted
        onResolved={(resolved) => {
          setResolvedIds([...resolvedIds, ...resolved.map(({ id }) => id)])
          refreshLists()
          onResolved()
          heading.current?.focus()
        }}
        mark={(alert) =>
          alert.isRead ? (
            <Tag tone="grey">{alertWords.readStillOpen}</Tag>
          ) : (
            <span className={styles.unread}>
              <Tag tone="blue">Unread</Tag>
            </span>
          )
        }
        action={(alert) =>
          !alert.isRead && (
            <MarkReadButton
              alert={alert}
              describedBy={`${headingId}-${alert.id}`}
              onRead={() => {
                refreshLists()
                onResolved()
                heading.current?.focus()
              }}
            />
          )
        }
      >
        {(alert) => <AlertFacts alert={alert} now={now} />}
      </ResolvableAlerts>
      {open.length === 0 && <p>{[recordWords.noOpenAlerts, ...current].join(' ')}</p>}
    </section>
  )
}
