import { Stack } from '@mantine/core'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import {
  type CheckInDay,
  checkInRegularity,
  type CheckInRegularity,
} from '@second-wind/core/recovery/analytics/check-in-regularity'
import { firstDay, type Period } from '../../../ui/charts/chart-period.ts'
import { formatLocalDate, formatShortLocalDate } from '../../../ui/format/format-local-date.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import { formatCount } from '../format-count.ts'
import tab from '../tab.module.css'
import styles from './check-in-days.module.css'

type Props = {
  /** All check-ins: the days before the first one do not count as missed. */
  entries: readonly SymptomEntry[]
  today: string
  days: Period
}

/** How regularly the person checked in. */
export function CheckInDays({ entries, today, days }: Props) {
  const found = checkInRegularity(
    entries.map(({ localDate }) => localDate),
    today,
    days,
  )
  const missed = found.days.filter(({ state }) => state === 'missed')
  const [first] = found.days
  return (
    <FoldedSection
      heading="Check-ins"
      fact={`${found.daysWith} of ${formatCount(found.days.length, 'day')}`}
      name="check-ins"
    >
      <Card>
        <Stack gap="xs">
          <p>
            <strong className={styles.figure}>{found.daysWith}</strong> of{' '}
            {formatCount(found.days.length, 'day')} with a check-in
          </p>
          <DayDots days={found.days} label={summary(found)} />
          <p className={tab.quiet}>{gapWords(found.longestGap)}</p>
          {first && first.day > firstDay(today, days) && (
            <p className={tab.quiet}>
              Counted from your first check-in on {formatShortLocalDate(first.day)}.
            </p>
          )}
          {missed.length > 0 && (
            <details className={tab.details}>
              <summary>Show the {formatCount(missed.length, 'day')} without a check-in</summary>
              <ul className={styles.missed}>
                {missed.map(({ day }) => (
                  <li key={day}>{formatLocalDate(day)}</li>
                ))}
              </ul>
            </details>
          )}
        </Stack>
      </Card>
    </FoldedSection>
  )
}

function summary({ daysWith, daysWithout, days }: CheckInRegularity): string {
  const open = days.some(({ state }) => state === 'open') ? ' No check-in yet today.' : ''
  return `${formatCount(daysWith, 'day')} with a check-in, ${daysWithout} without.${open}`
}

function gapWords(gap: CheckInRegularity['longestGap']): string {
  if (!gap) return 'You did not miss a day.'
  if (gap.days === 1) return `Longest gap: 1 day, ${formatShortLocalDate(gap.from)}. It is OK to miss a day.`
  return `Longest gap: ${gap.days} days, ${formatShortLocalDate(gap.from)} to ${formatShortLocalDate(gap.to)}. It is OK to miss days.`
}

type DayDotsProps = {
  /** Oldest first. */
  days: readonly CheckInDay[]
  label: string
}

/** One dot a day: filled with a check-in, empty without, dashed while today is still open. */
function DayDots({ days, label }: DayDotsProps) {
  const columns = days.length > 30 ? 15 : Math.max(7, Math.min(10, days.length))
  const rows = Math.ceil(days.length / columns)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${columns * cell} ${rows * cell}`}
      className={styles.dots}
      data-many={columns > 7 || undefined}
    >
      {days.map(({ day, state }, at) => (
        <circle
          key={day}
          cx={(at % columns) * cell + cell / 2}
          cy={Math.floor(at / columns) * cell + cell / 2}
          r={radius}
          className={styles.dot}
          data-state={state}
        />
      ))}
    </svg>
  )
}

const cell = 20
const radius = 7
