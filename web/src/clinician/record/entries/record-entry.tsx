import { Group } from '@mantine/core'
import type { RecordEntry as Entry } from '@second-wind/core/care/contract/patient-record'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { epochMs } from '@second-wind/core/platform/moment'
import type { Nation } from '@second-wind/core/records/patient'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { formatEntryTime } from '../../../ui/clinical/format-entry-time.ts'
import { clockTime, longDate } from '../../../ui/format/uk-time.ts'
import { ClockNote } from '../../clock-note.tsx'
import { entryAnswers } from '../../entry-answers.ts'
import { isLateArrival } from '../../entry-times.ts'
import { Notes } from '../../notes.tsx'
import { Scores } from '../../scores.tsx'
import { Tag } from '../../tag.tsx'
import { recordWords } from '../record-words.ts'
import { EntryAdvice } from './entry-advice.tsx'
import styles from '../record-entry.module.css'

type ReadWith = {
  context: Omit<EntryContext, 'others'>
  /** All check-ins that count. */
  all: readonly SymptomEntry[]
  nation: Nation | undefined
  /** The best peak flow of today’s profile. */
  bestLpm: number | undefined
}

/** One check-in with its earlier versions. A deleted one is still shown but counts nowhere. */
export function RecordEntry({ entry, ...read }: { entry: Entry } & ReadWith) {
  const { receivedAt, deletedAt, earlier } = entry
  const changedAt = earlier.at(-1)?.setAsideAt
  return (
    <article className={styles.entry} data-deleted={deletedAt !== null || undefined}>
      <Group gap="var(--space-1) var(--space-2)">
        <h4>{formatEntryTime(entry)}</h4>
        {deletedAt !== null && <Tag tone="grey">Deleted</Tag>}
        {changedAt !== undefined && <Tag tone="amber">Changed</Tag>}
      </Group>
      {deletedAt !== null && (
        <p className={styles.quiet}>Deleted by the patient on {moment(deletedAt)}. It is not counted.</p>
      )}
      <ClockNote at={entry.date} {...entry} />
      {entry.reportedAt !== undefined && (
        <p className={styles.quiet}>
          {recordWords.byArrival(formatEntryTime({ ...entry, date: entry.reportedAt }))}
        </p>
      )}
      {receivedAt !== undefined && isLateArrival({ loggedAt: entry.date, receivedAt }) && (
        <p className={styles.quiet}>Arrived {moment(receivedAt)}</p>
      )}
      <EntryVersion report={entry} bestLpm={read.bestLpm} />
      <EntryAdvice entry={entry} savedAt={changedAt} {...read} />
      {changedAt !== undefined && (
        <details>
          <summary>
            Changed on {moment(changedAt)}: {earlier.length} earlier{' '}
            {earlier.length === 1 ? 'version' : 'versions'}
          </summary>
          {versionsOf(entry).map(({ report, setAsideAt, savedAt }) => (
            <div key={setAsideAt} className={styles.earlier}>
              <p>Until {moment(setAsideAt)} the entry was:</p>
              <EntryVersion report={report} bestLpm={read.bestLpm} />
              <EntryAdvice entry={asItWas(entry, report)} savedAt={savedAt} {...read} />
            </div>
          ))}
        </details>
      )}
    </article>
  )
}

/** Newest first, each with the time of the change that made it; undefined: the first. */
const versionsOf = ({ earlier }: Entry) =>
  earlier.map((version, at) => ({ ...version, savedAt: earlier[at - 1]?.setAsideAt })).toReversed()

const asItWas = (
  { id, userId, date, localDate, tzOffsetMin, reportedAt }: Entry,
  report: SymptomReport,
): SymptomEntry & Pick<Entry, 'reportedAt'> => ({
  ...report,
  id,
  userId,
  date,
  localDate,
  tzOffsetMin,
  ...(reportedAt !== undefined && { reportedAt }),
})

/** By the clock of this computer. */
const moment = (at: string): string => `${longDate(epochMs(at))}, ${clockTime(epochMs(at))}`

/** The values of one version of a check-in. */
function EntryVersion({ report, bestLpm }: { report: SymptomReport } & Pick<ReadWith, 'bestLpm'>) {
  return (
    <div className={styles.version}>
      <Scores entry={report} />
      <p>{entryAnswers(report, bestLpm).join(' · ')}</p>
      {report.notes && <Notes text={report.notes} />}
    </div>
  )
}
