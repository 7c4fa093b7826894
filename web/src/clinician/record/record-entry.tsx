import { Group } from '@mantine/core'
import type { RecordEntry as Entry } from '@second-wind/core/care/contract/patient-record'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { cardFor } from '@second-wind/core/content/insight/choose-finding-card'
import type { FindingCard } from '@second-wind/core/content/insight/finding-card-schema'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { withoutNamedSigns, worstLevel } from '@second-wind/core/findings/finding'
import { epochMs } from '@second-wind/core/platform/moment'
import type { Nation } from '@second-wind/core/records/patient'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { clockTime, longDate } from '../../ui/format/uk-time.ts'
import { ClockNote } from '../clock-note.tsx'
import { entryAnswers } from '../entry-answers.ts'
import { isLateArrival } from '../entry-times.ts'
import { Notes } from '../notes.tsx'
import { Scores } from '../scores.tsx'
import { Tag } from '../tag.tsx'
import { recordWords } from './record-words.ts'
import styles from './record-entry.module.css'

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
      <EntryAdvice entry={entry} {...read} />
      {changedAt !== undefined && (
        <details>
          <summary>
            Changed on {moment(changedAt)}: {earlier.length} earlier{' '}
            {earlier.length === 1 ? 'version' : 'versions'}
          </summary>
          {earlier.toReversed().map(({ report, setAsideAt }) => (
            <div key={setAsideAt} className={styles.earlier}>
              <p>Until {moment(setAsideAt)} the entry was:</p>
              <EntryVersion report={report} bestLpm={read.bestLpm} />
              <EntryAdvice entry={asItWas(entry, report)} {...read} />
            </div>
          ))}
        </details>
      )}
    </article>
  )
}

const asItWas = (
  { id, userId, date, localDate, tzOffsetMin }: Entry,
  report: SymptomReport,
): SymptomEntry => ({
  ...report,
  id,
  userId,
  date,
  localDate,
  tzOffsetMin,
})

/** By the clock of this computer, because these times are the server’s own. */
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

/** The level and the heading of the card that the app has for these answers, and why. */
function EntryAdvice({ entry, context, all, nation }: Omit<ReadWith, 'bestLpm'> & { entry: SymptomEntry }) {
  const others = all.filter(({ id }) => id !== entry.id)
  const findings = entryFindings(entry, entry.localDate, { ...context, others })
  const level = worstLevel(findings)
  if (level === undefined) return <p className={styles.quiet}>{recordWords.noAdvice}</p>
  const mostSerious = withoutNamedSigns(findings.filter((finding) => finding.level === level))
  const { tier, heading } = cardFor(level, mostSerious)
  const { text, tone } = tierTags[tier]
  const signs = mostSerious.map((finding) => describeFinding(finding, entry))
  return (
    <Group gap="var(--space-1) var(--space-2)">
      <Tag tone={tone}>{text}</Tag>
      <span>
        {recordWords.advice(wordsForNation(nation, heading))} {recordWords.adviceBecause(signs)}
      </span>
    </Group>
  )
}

/** The first two as for a symptom check. */
const tierTags = {
  emergency: { text: '999 advice', tone: 'red' },
  urgent: { text: 'Same-day advice', tone: 'amber' },
  question: { text: 'Question', tone: 'grey' },
  'non-urgent': { text: 'Non-urgent advice', tone: 'grey' },
} as const satisfies Record<FindingCard['tier'], { text: string; tone: 'red' | 'amber' | 'grey' }>
