import { Button, Group } from '@mantine/core'
import type { AlertCounts, ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { PatientId } from '@second-wind/core/platform/ids'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextButton } from '../../ui/links/text-button.tsx'
import { formatAlertCount, patientNameButtonId } from '../format-patient.ts'
import {
  type AlertFilter,
  filterAlerts,
  firstGroups,
  formatNoAlerts,
  groupByPatient,
} from './alert-filter.ts'
import { alertPatientName, focusAlert } from './alert-identity.ts'
import { AlertToolbar } from './alert-toolbar.tsx'
import { alertWords } from './alert-words.ts'
import styles from './alerts-tab.module.css'

type Props = {
  alerts: readonly ListedAlert[]
  counts: AlertCounts
  unreadableCount: number
  filter: AlertFilter
  /** Resolved in this list; they stay in sight. */
  resolvedIds: readonly string[]
  onFilter: (filter: AlertFilter) => void
  onShowAll: () => void
  onOpenPatient: (id: PatientId) => void
  /** Date of birth and number of an alert's patient. */
  identityOf: (alert: ListedAlert) => string
  /** What an alert's patient has told us last; undefined until the patients have been read. */
  contactOf: (alert: ListedAlert) => string | undefined
  /** The patient whose record is open beside the list. */
  openId: PatientId | undefined
  /** One alert; `labelledBy` is the id of the heading with the patient's name. */
  children: (alert: ListedAlert, labelledBy: string) => ReactNode
}

const cardsAtATime = 25

/** The open alerts, then the resolved ones, about 25 more with each "Show more": no patient's alerts are split. */
export function FilteredAlerts({ alerts, counts, unreadableCount, filter, resolvedIds, ...props }: Props) {
  const { onFilter, onShowAll, onOpenPatient, openId, identityOf, contactOf, children } = props
  const [shownCount, setShownCount] = useState(cardsAtATime)
  const [openedFrom, setOpenedFrom] = useState<string>()
  const unreadable = unreadableCount > 0 && <UnreadableAlerts count={unreadableCount} />
  if (alerts.length === 0) return unreadable || <p>{alertWords.none}</p>

  const groups = groupByPatient(filterAlerts(alerts, filter, resolvedIds))
  const matching = groups.flat()
  const shown = firstGroups(groups, shownCount).flat()
  const firstHidden = matching[shown.length]
  const open = shown.filter(({ isResolved }) => !isResolved)
  const resolved = shown.filter(({ isResolved }) => isResolved)
  const listed = {
    identityOf,
    contactOf,
    openId,
    openedFrom,
    onOpenPatient: (id: PatientId, from: string) => {
      setOpenedFrom(from)
      onOpenPatient(id)
    },
  }

  return (
    <>
      {unreadable}
      <AlertToolbar
        alerts={alerts}
        filter={filter}
        onFilter={(next) => {
          onFilter(next)
          setShownCount(cardsAtATime)
        }}
      >
        <details className={styles.how}>
          <summary>{alertWords.how}</summary>
          <p>{alertWords.readIsNotResolved}</p>
          <p>{alertWords.order}</p>
        </details>
      </AlertToolbar>
      {counts.listed < counts.open && <p>{alertWords.notAllListed(counts)}</p>}
      {matching.length === 0 && <NoMatch filter={filter} onShowAll={onShowAll} />}
      <AlertList title="Open" isAlone={resolved.length === 0} alerts={open} {...listed}>
        {children}
      </AlertList>
      <AlertList title="Resolved" isAlone={open.length === 0} alerts={resolved} {...listed}>
        {children}
      </AlertList>
      {firstHidden && (
        <MoreAlerts
          shownCount={shown.length}
          count={matching.length}
          onMore={() => {
            flushSync(() => setShownCount(shown.length + cardsAtATime))
            focusAlert(firstHidden.id)
          }}
        />
      )}
    </>
  )
}

function NoMatch({ filter, onShowAll }: Pick<Props, 'filter' | 'onShowAll'>) {
  return (
    <div className={styles.nothing}>
      <p role="status">{formatNoAlerts(filter)}</p>
      <Button variant="outline" onClick={onShowAll}>
        Show all alerts
      </Button>
    </div>
  )
}

function UnreadableAlerts({ count }: { count: number }) {
  return (
    <div role="alert">
      <Notice tone="warning">
        <p>{alertWords.unreadable(count)}</p>
      </Notice>
    </div>
  )
}

type MoreAlertsProps = { shownCount: number; count: number; onMore: () => void }

function MoreAlerts({ shownCount, count, onMore }: MoreAlertsProps) {
  return (
    <Group>
      <p>
        {shownCount} of {count} alerts
      </p>
      <Button variant="outline" onClick={onMore}>
        Show more
      </Button>
    </Group>
  )
}

type AlertListProps = Pick<Props, 'alerts' | 'identityOf' | 'contactOf' | 'openId' | 'children'> & {
  title: string
  /** The only list: what was chosen above it says which one. */
  isAlone: boolean
  /** The heading that the open record was opened from; the focus goes back there. */
  openedFrom: string | undefined
  onOpenPatient: (id: PatientId, from: string) => void
}

/** The alerts of one patient are together, under the name. */
function AlertList({
  title,
  isAlone,
  alerts,
  identityOf,
  contactOf,
  openId,
  openedFrom,
  onOpenPatient,
  children,
}: AlertListProps) {
  if (alerts.length === 0) return null
  return (
    <section className={styles.list}>
      <h3 className={isAlone ? styles.spoken : undefined}>{title}</h3>
      {groupByPatient(alerts).map((group) => {
        const [{ patientId }] = group
        const headingId = `alerts-${title}-${patientId}`
        return (
          <div key={patientId} className={styles.patient}>
            <div className={styles.name}>
              <h4 id={headingId}>
                <TextButton
                  id={openedFrom === headingId ? patientNameButtonId(patientId) : undefined}
                  aria-current={patientId === openId || undefined}
                  onClick={() => onOpenPatient(patientId, headingId)}
                >
                  {alertPatientName(group[0])}
                </TextButton>
              </h4>
              {group.length > 1 && <span>{formatAlertCount(group.length)}</span>}
              <span>{identityOf(group[0])}</span>
              {!group[0].isResolved && <span>{contactOf(group[0])}</span>}
            </div>
            <ul>
              {group.map((alert) => (
                <li key={alert.id}>{children(alert, headingId)}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
