import { Button, Group } from '@mantine/core'
import type { AlertCounts, ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { PatientId } from '@second-wind/core/platform/ids'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Notice } from '../../ui/feedback/notice.tsx'
import {
  type AlertFilter,
  filterAlerts,
  firstGroups,
  formatNoAlerts,
  groupByPatient,
} from './alert-filter.ts'
import { focusAlert } from './alert-identity.ts'
import { AlertToolbar } from './alert-toolbar.tsx'
import { alertWords } from './alert-words.ts'
import { PatientAlerts, type PatientAlertsProps } from './patient-alerts.tsx'
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
  /** `from` is the id of the heading. */
  onOpenPatient: (id: PatientId, from: string) => void
  /** What the open record was opened from. */
  openedFrom: string | undefined
  /** Date of birth and number of an alert's patient. */
  identityOf: (alert: ListedAlert) => string
  /** What an alert's patient has told us last; undefined until the patients have been read. */
  contactOf: (alert: ListedAlert) => string | undefined
  /** The ways to reach an alert's patient. */
  buttonsOf: (alert: ListedAlert, labelledBy: string) => ReactNode
  /** Asks to resolve an alert together with all other open ones of its patient. */
  onResolveAll: (alert: ListedAlert) => void
  /** The patient whose record is open beside the list. */
  openId: PatientId | undefined
  /** One alert, with those of its patient above it; `labelledBy` is the id of the heading with the patient's name. */
  children: (alert: ListedAlert, above: readonly ListedAlert[], labelledBy: string) => ReactNode
}

const cardsAtATime = 25

/** The open alerts, then the resolved ones, about 25 more with each "Show more": no patient's alerts are split. */
export function FilteredAlerts({ alerts, counts, unreadableCount, filter, resolvedIds, ...props }: Props) {
  const { onFilter, onShowAll, children, ...ofPatients } = props
  const [shownCount, setShownCount] = useState(cardsAtATime)
  const unreadable = unreadableCount > 0 && <UnreadableAlerts count={unreadableCount} />
  if (alerts.length === 0) return unreadable || <p>{alertWords.none}</p>

  const groups = groupByPatient(filterAlerts(alerts, filter, resolvedIds))
  const matching = groups.flat()
  const shown = firstGroups(groups, shownCount).flat()
  const firstHidden = matching[shown.length]
  const open = shown.filter(({ isResolved }) => !isResolved)
  const resolved = shown.filter(({ isResolved }) => isResolved)
  const listed = {
    openOf: (id: PatientId) => openAlertsOf(id, alerts),
    ...ofPatients,
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

const openAlertsOf = (id: PatientId, alerts: readonly ListedAlert[]): ListedAlert[] =>
  alerts.filter(({ patientId, isResolved }) => patientId === id && !isResolved)

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

type AlertListProps = Omit<PatientAlertsProps, 'group' | 'title'> & {
  title: string
  /** The only list: what was chosen above it says which one. */
  isAlone: boolean
  alerts: readonly ListedAlert[]
}

/** The alerts of one patient are together, under the name. */
function AlertList({ title, isAlone, alerts, ...props }: AlertListProps) {
  if (alerts.length === 0) return null
  return (
    <section className={styles.list}>
      <h3 className={isAlone ? styles.spoken : undefined}>{title}</h3>
      {groupByPatient(alerts).map((group) => (
        <PatientAlerts key={group[0].patientId} title={title} group={group} {...props} />
      ))}
    </section>
  )
}
