import type { RecordEntry as Entry } from '@second-wind/core/care/contract/patient-record'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { entrySigns, unansweredQuestions } from '../../ui/clinical/entry-signs.ts'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { clockTime, longDate } from '../../ui/format/uk-time.ts'
import { ClockNote } from '../clock-note.tsx'
import { arrivedLate } from '../entry-times.ts'
import { Notes } from '../notes.tsx'
import { Scores } from '../scores.tsx'
import { Tag } from '../tag.tsx'
import { recordWords } from './record-words.ts'
import styles from './record-entry.module.css'

/** One check-in with its earlier versions. A deleted one is still shown but counts nowhere. */
export function RecordEntry({ entry }: { entry: Entry }) {
  const { receivedAt, deletedAt, earlier } = entry
  const changedAt = earlier.at(-1)?.setAsideAt
  return (
    <article className={styles.entry} data-deleted={deletedAt !== null || undefined}>
      <div className={styles.head}>
        <h4>{formatEntryTime(entry)}</h4>
        {deletedAt !== null && <Tag tone="grey">Deleted</Tag>}
        {changedAt !== undefined && <Tag tone="amber">Changed</Tag>}
      </div>
      {deletedAt !== null && (
        <p className={styles.quiet}>Deleted by the patient on {moment(deletedAt)}. It is not counted.</p>
      )}
      <ClockNote at={entry.date} {...entry} />
      {entry.reportedAt !== undefined && (
        <p className={styles.quiet}>
          {recordWords.byArrival(formatEntryTime({ ...entry, date: entry.reportedAt }))}
        </p>
      )}
      {receivedAt !== undefined && arrivedLate({ loggedAt: entry.date, receivedAt }) && (
        <p className={styles.quiet}>Arrived {moment(receivedAt)}</p>
      )}
      <EntryVersion report={entry} />
      {changedAt !== undefined && (
        <details>
          <summary>
            Changed on {moment(changedAt)}: {earlier.length} earlier{' '}
            {earlier.length === 1 ? 'version' : 'versions'}
          </summary>
          {earlier.toReversed().map(({ report, setAsideAt }) => (
            <div key={setAsideAt} className={styles.earlier}>
              <p>Until {moment(setAsideAt)} the entry was:</p>
              <EntryVersion report={report} />
            </div>
          ))}
        </details>
      )}
    </article>
  )
}

/** By the clock of this computer, because these times are the server’s own. */
const moment = (at: string): string => `${longDate(epochMs(at))}, ${clockTime(epochMs(at))}`

/** The values of one version of a check-in. */
function EntryVersion({ report }: { report: SymptomReport }) {
  const signs = [...entrySigns(report), ...unansweredQuestions(report)]
  return (
    <div className={styles.version}>
      <Scores entry={report} />
      {signs.length > 0 && <p>{signs.join(' · ')}</p>}
      {report.notes && <Notes text={report.notes} />}
    </div>
  )
}
