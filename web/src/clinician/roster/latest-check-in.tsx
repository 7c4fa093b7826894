import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { formatDayAndTime, formatDayCount, formatAge } from '../../ui/format/format-time.ts'
import { entryAnswers } from '../entry-answers.ts'
import { isLateArrival, countedTime } from '../entry-times.ts'
import { Notes } from '../notes.tsx'
import { Scores } from '../scores.tsx'
import { Tag } from '../tag.tsx'
import { WarningIcon } from '../warning-icon.tsx'
import styles from './patient-details.module.css'

type Props = { entry: DashboardPatient['lastSymptomEntry']; now: number; isNew: boolean }

export function LatestCheckIn({ entry, now, isNew }: Props) {
  if (!entry) return <Tag tone="grey">No check-in yet</Tag>
  const loggedAt = Date.parse(countedTime(entry))
  return (
    <>
      <div className={styles.inLine}>
        <span>
          {entry.isClockDoubtful ? 'Check-in arrived' : 'Checked in'}{' '}
          <strong>{formatAge(loggedAt, now)}</strong> · {formatDayAndTime(loggedAt, now)}
        </span>
        {isNew && <Tag tone="blue">New</Tag>}
        {isTooOldForToday(loggedAt, now) && (
          <Tag tone="amber">No check-in for {formatDayCount(now - loggedAt)}</Tag>
        )}
      </div>
      {entry.isClockDoubtful && (
        <div className={styles.error}>
          <WarningIcon /> The phone’s clock is wrong. It gave {formatDayAndTime(Date.parse(entry.date), now)}.
        </div>
      )}
      {!entry.isClockDoubtful &&
        entry.receivedAt &&
        isLateArrival({ loggedAt: entry.date, receivedAt: entry.receivedAt }) && (
          <div className={styles.quiet}>Arrived {formatDayAndTime(Date.parse(entry.receivedAt), now)}</div>
        )}
      <Scores entry={entry} />
      <div className={styles.signs}>{entryAnswers(entry).join(' · ')}</div>
      {entry.notes && <Notes text={entry.notes} />}
    </>
  )
}
