import type { PatientRecord, RecordEntry } from '@second-wind/core/care/contract/patient-record'
import { usualDayForClinician } from '@second-wind/core/care/usual-day-for-clinician'
import { countedTimeMs } from '@second-wind/core/records/clock-doubt'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { plainDate } from '../../ui/format/uk-time.ts'
import { ClockNote } from '../clock-note.tsx'
import { withCountedTime } from '../entry-times.ts'
import { thresholdWords as words } from './threshold-words.ts'
import { Threshold } from './threshold.tsx'
import { UsualDayTable } from './usual-day-table.tsx'
import styles from './thresholds.module.css'

type Props = { record: PatientRecord; now: number; onSaved: () => void }

/** How the patient usually is, what differs in the latest check-in, and from when on a difference counts. */
export function UsualDaySection({ record, now, onSaved }: Props) {
  const { profile, symptoms } = record
  const timeMs = (entry: RecordEntry) => countedTimeMs(entry.date, entry, now)
  const undeleted = symptoms
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => timeMs(b) - timeMs(a))
  const [latest] = undeleted
  const usual = usualDayForClinician(profile, latest, undeleted)
  return (
    <div className={styles.parts}>
      <p>
        {profile.usualDay
          ? words.setByPatient(plainDate(profile.usualDay.setOn))
          : usual
            ? words.workedOut
            : words.notSet}{' '}
        {latest ? words.latestOf(formatEntryTime(withCountedTime(latest))) : words.noEntry}
        {latest && <ClockNote at={latest.date} {...latest} />}
      </p>
      {usual && <UsualDayTable usual={usual} isSet={profile.usualDay !== undefined} latest={latest} />}
      <Threshold profile={profile} changes={record.thresholdChanges} onSaved={onSaved} />
    </div>
  )
}
