import type { AlertCounts, ListedAlert } from '@second-wind/core/care/contract/alerts'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/primitives/button.tsx'
import { type AlertFilter, filterAlerts, formatNoAlerts } from './alert-filter.ts'
import { focusAlert } from './alert-identity.ts'
import { AlertToolbar } from './alert-toolbar.tsx'
import { alertWords } from './alert-words.ts'
import styles from './alerts-tab.module.css'

type Props = {
  alerts: readonly ListedAlert[]
  counts: AlertCounts
  filter: AlertFilter
  onFilter: (filter: AlertFilter) => void
  onShowAll: () => void
  children: (alert: ListedAlert) => ReactNode
}

const cardsAtATime = 25

/** The open alerts, then the resolved ones, 25 more with each "Show more". */
export function FilteredAlerts({ alerts, counts, filter, onFilter, onShowAll, children }: Props) {
  const [shownCount, setShownCount] = useState(cardsAtATime)
  if (alerts.length === 0) return <p>{alertWords.none}</p>

  const matching = filterAlerts(alerts, filter)
  const shown = matching.slice(0, shownCount)
  const firstHidden = matching[shownCount]
  const open = shown.filter(({ isResolved }) => !isResolved)
  const resolved = shown.filter(({ isResolved }) => isResolved)

  return (
    <>
      <p className={styles.note}>{alertWords.readIsNotResolved}</p>
      <AlertToolbar
        alerts={alerts}
        filter={filter}
        onFilter={(next) => {
          onFilter(next)
          setShownCount(cardsAtATime)
        }}
      />
      {counts.listed < counts.open && (
        <p>
          {counts.open.toLocaleString('en-GB')} alerts are open. The {counts.listed.toLocaleString('en-GB')}{' '}
          most urgent are listed.
        </p>
      )}
      {matching.length === 0 && (
        <div className={styles.nothing}>
          <p role="status">{formatNoAlerts(filter)}</p>
          <Button look="plain" onClick={onShowAll}>
            Show all alerts
          </Button>
        </div>
      )}
      <AlertList title="Open" alerts={open}>
        {children}
      </AlertList>
      <AlertList title="Resolved" alerts={resolved}>
        {children}
      </AlertList>
      {firstHidden && (
        <div className={styles.more}>
          <p>
            {shown.length} of {matching.length} alerts
          </p>
          <Button
            look="plain"
            onClick={() => {
              flushSync(() => setShownCount(shownCount + cardsAtATime))
              focusAlert(firstHidden.id)
            }}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

function AlertList({ title, alerts, children }: Pick<Props, 'alerts' | 'children'> & { title: string }) {
  if (alerts.length === 0) return null
  return (
    <section className={styles.list}>
      <h3>{title}</h3>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id}>{children(alert)}</li>
        ))}
      </ul>
    </section>
  )
}
