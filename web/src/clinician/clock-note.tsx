import { epochMs } from '@second-wind/core/platform/moment'
import { toleratedSkewMs, oldestPlausibleMs } from '@second-wind/core/records/clock-doubt'
import { dateAndTime, longDate } from '../ui/format/uk-time.ts'
import { WarningIcon } from './warning-icon.tsx'
import styles from './clock-note.module.css'

type ClockFacts = {
  /** When the record counts as logged. */
  at: string | undefined
  receivedAt?: string | undefined
  isClockDoubtful?: boolean | undefined
  /** The phone's time, if it is impossible. */
  reportedAt?: string | undefined
}

/** What is wrong with the time of a record; undefined when nothing is. */
export function describeClockDoubt({
  at,
  reportedAt = at,
  receivedAt,
  isClockDoubtful,
}: ClockFacts): string | undefined {
  if (reportedAt === undefined || receivedAt === undefined) return undefined
  const aheadMs = epochMs(reportedAt) - epochMs(receivedAt)
  const received = `Received ${dateAndTime(epochMs(receivedAt))}.`
  if (aheadMs > toleratedSkewMs) return `Dated in the future: the phone's clock may be wrong. ${received}`
  if (isClockDoubtful !== true) return undefined
  if (-aheadMs > oldestPlausibleMs)
    return `Dated ${longDate(epochMs(reportedAt))}: the phone's clock may be wrong. ${received}`
  return `The phone's clock was wrong when it sent this, so the time is in doubt. ${received}`
}

/** The same mark wherever an entry, a check or an alert is listed. */
export function ClockNote(record: ClockFacts) {
  const doubt = describeClockDoubt(record)
  if (doubt === undefined) return null
  return (
    <span className={styles.note}>
      <WarningIcon /> {doubt}
    </span>
  )
}
