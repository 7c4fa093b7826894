import { modules } from '@second-wind/core/content/learning/modules'
import { tasks } from '@second-wind/core/content/motivation/tasks'
import { groupBy } from '@second-wind/core/platform/group-by'
import type { PointsLine } from '@second-wind/core/recovery/motivation/points'
import { sum } from '@second-wind/core/recovery/rounding'
import { useState } from 'react'
import { longDate } from '../../../ui/format/uk-time.ts'
import styles from '../cards.module.css'

const daysShown = 14

/** The source of the points, newest day first. Calculated when it is opened. */
export function PointsDays({ lines, today }: { lines: readonly PointsLine[]; today: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Where they come from</summary>
      {isOpen && <Days lines={lines} today={today} />}
    </details>
  )
}

function Days({ lines, today }: { lines: readonly PointsLine[]; today: string }) {
  const days = [...groupBy(lines, ({ date }) => date)].toReversed()
  const earlier = days.slice(daysShown).flatMap(([, ofDay]) => ofDay)
  return (
    <ul className={styles.days}>
      {days.slice(0, daysShown).map(([date, ofDay]) => (
        <li key={date}>
          <strong>
            {date === today ? 'Today' : longDate(Date.parse(`${date}T12:00:00Z`), 0)}: {totalOf(ofDay)}
          </strong>
          <span> {ofDay.map(({ labelId, points }) => `${titleOf(labelId)} ${points}`).join(', ')}</span>
        </li>
      ))}
      {earlier.length > 0 && <li>Before that: {totalOf(earlier)}</li>}
    </ul>
  )
}

const totalOf = (lines: readonly PointsLine[]) => sum(lines.map(({ points }) => points))

const titleOf = (labelId: string) => [...tasks, ...modules].find(({ id }) => id === labelId)?.title ?? labelId
