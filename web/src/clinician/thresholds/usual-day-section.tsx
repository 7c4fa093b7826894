import type { PatientRecord, RecordEntry } from '@second-wind/core/care/contract/patient-record'
import { deriveUsualDay } from '@second-wind/core/findings/usual-comparison'
import { countsFromMs } from '@second-wind/core/records/clock-doubt'
import { hasLungCondition } from '@second-wind/core/triage/person'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { plainDate } from '../../ui/format/uk-time.ts'
import { ClockNote } from '../clock-note.tsx'
import { thresholdWords as words } from './threshold-words.ts'
import { Threshold } from './threshold.tsx'
import { UsualDayTable } from './usual-day-table.tsx'
import styles from './thresholds.module.css'

type Props = { record: PatientRecord; now: number; onSaved: () => void }

/** How the patient usually is, what differs in the latest check-in, and from when on a difference counts. */
export function UsualDaySection({ record, now, onSaved }: Props) {
  const { profile, symptoms } = record
  const countedMs = (entry: RecordEntry) => countsFromMs(entry.date, entry, now)
  const undeleted = symptoms
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => countedMs(b) - countedMs(a))
  const [latest] = undeleted
  const earlier = undeleted.filter(({ localDate }) => latest !== undefined && localDate < latest.localDate)
  const derived = hasLungCondition(profile) ? deriveUsualDay(earlier) : undefined
  const usual = profile.usualDay ?? derived
  return (
    <div className={styles.parts}>
      <p>
        {profile.usualDay
          ? words.setByPatient(plainDate(profile.usualDay.setOn))
          : derived
            ? words.workedOut
            : words.notSet}{' '}
        {latest ? words.latestOf(formatEntryTime(latest)) : words.noEntry}
        {latest && <ClockNote at={latest.date} {...latest} />}
      </p>
      {usual && <UsualDayTable usual={usual} latest={latest} />}
      <Threshold profile={profile} changes={record.thresholdChanges} onSaved={onSaved} />
    </div>
  )
}
