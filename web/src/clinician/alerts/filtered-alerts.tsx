import type { AlertCounts } from '@second-wind/core/care/contract/alerts'
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/primitives/button.tsx'
import { type AlertFilter, filterAlerts, formatNoAlerts } from './alert-filter.ts'
import { focusAlert } from './alert-focus.ts'
import { AlertList } from './alert-list.tsx'
import { AlertToolbar } from './alert-toolbar.tsx'
import { alertWords } from './alert-words.ts'
import styles from './alerts-tab.module.css'

type Props = Omit<ComponentProps<typeof AlertList>, 'title'> & {
  counts: AlertCounts
  filter: AlertFilter
  onFilter: (filter: AlertFilter) => void
  onShowAll: () => void
}

const cardsAtATime = 25

/** Open ones first, then those that are done; as many as somebody wants to see. */
export function FilteredAlerts({ alerts, counts, filter, onFilter, onShowAll, ...list }: Props) {
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
      {open.length > 0 && <AlertList title="Open" alerts={open} {...list} />}
      {resolved.length > 0 && <AlertList title="Resolved" alerts={resolved} {...list} />}
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
