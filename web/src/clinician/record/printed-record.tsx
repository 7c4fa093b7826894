import type { CallNote } from '@second-wind/core/care/contract/call-notes'
import type { RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import type { SentMessage } from '@second-wind/core/care/contract/messages'
import type { PatientRecord, RecordCheck, RecordEntry } from '@second-wind/core/care/contract/patient-record'
import { describeLastContact, lastContactWords } from '@second-wind/core/care/roster/last-contact'
import { describeThreshold, usualDayFacts } from '@second-wind/core/content/profile/usual-day-facts'
import { usualDayWords } from '@second-wind/core/content/profile/usual-day-words'
import { symptomChecks } from '@second-wind/core/findings/follow-up-reply'
import { epochMs } from '@second-wind/core/platform/moment'
import { defaultChangeThreshold } from '@second-wind/core/records/usual-day'
import { captureAt } from '../../data/local/index.ts'
import { entriesWithin } from '../../ui/charts/chart-period.ts'
import { ScoreChartGrid } from '../../ui/charts/score-chart-grid.tsx'
import { ScoresTable } from '../../ui/charts/scores-table.tsx'
import { describeFirstAnswers, formatWithFirstAnswers } from '../../ui/clinical/format-answered-span.ts'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { profileFacts } from '../../ui/clinical/profile-facts.ts'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { formatDateAndTime } from '../../ui/format/format-time.ts'
import { PrintedPage } from '../../ui/print/printed-page.tsx'
import { describeClockDoubt } from '../clock-note.tsx'
import { callOutcomeWords } from '../contact/calls/call-outcome-words.ts'
import { contactWords } from '../contact/contact-words.ts'
import { entryAnswers } from '../entry-answers.ts'
import { entriesByCountedTime, countedTime } from '../entry-times.ts'
import { identityCheckFacts, ageOfPatient } from '../identity/format-identity.ts'
import { identityConflicts } from '../identity/identity-conflicts.ts'
import { RiskBadge } from '../risk/risk-badge.tsx'
import { formatAnswer, formatMessageState, noAnswerYet } from '../roster/message-state-words.ts'
import { quoteReply } from '../roster/reply-words.ts'
import { symptomCheckTags } from '../symptom-check-tags.ts'
import { thresholdWords } from '../thresholds/threshold-words.ts'
import { alertLines } from './alert-lines.ts'
import { chartMoments } from './charts/chart-moments.ts'
import { dataQualityNotes } from './data-quality-notes.ts'
import { followUpWords } from './follow-up-words.ts'
import { recordSections, recordWords } from './record-words.ts'
import styles from './printed-record.module.css'

const days = 30
const rowsShown = 8
const linesShown = 4

type Props = { record: PatientRecord; asOf: number; now: number }

/** To take along: one page, or two with many findings. */
export function PrintedRecord({ record, asOf, now }: Props) {
  const { profile, summary, symptoms, triage, alerts, messages, calls } = record
  const today = captureAt(now).localDate
  const entries = entriesWithin(entriesByCountedTime(symptoms), today, days)
  const notes = entries.toReversed().flatMap(noteLine)
  const chart = { entries, days, hasPeakFlow: false } as const
  return (
    <PrintedPage title={`${recordWords.printTitle}: ${profile.name}`} className={styles.record}>
      <p>
        {recordWords.printMoments(formatDateAndTime(Math.max(now, asOf)), formatDateAndTime(asOf))}{' '}
        {recordWords.printConfidential} {recordWords.ownWords}
      </p>
      <PrintedProfile record={record} now={now} />
      <RiskBadge patient={summary} now={now} moment={formatDateAndTime} />
      <p>
        {lastContactWords.label}: {describeLastContact(summary, formatDateAndTime)}.
      </p>
      <Lines
        title="Findings of the last 48 hours"
        lines={summary.findings.map(findingLine)}
        atLeast={summary.findings.length}
      />
      <p>
        {recordSections.unknown}: {dataQualityNotes(summary, now, formatDateAndTime).join(' ')}
      </p>
      {entries.length === 0 ? (
        <p>No check-ins in the last {days} days.</p>
      ) : (
        <>
          <p>{recordWords.legend}</p>
          <ScoreChartGrid {...chart} heading="h3" today={today} marks={chartMoments(record)} />
          <ScoresTable {...chart} title="Latest scores" entries={entries.toReversed().slice(0, rowsShown)} />
        </>
      )}
      <Lines title="Other answers" lines={entries.toReversed().map(otherAnswers)} />
      <Lines title={recordWords.printNotes} lines={notes} atLeast={Math.min(notes.length, rowsShown)} />
      <Lines title="Symptom checks" lines={symptomChecks(triage).map(checkLine)} />
      <Lines
        title="Replies about a warning sign"
        lines={triage.filter(({ track }) => track === 'follow-up').map((reply) => replyLine(reply, record))}
      />
      <Lines
        title="Alerts"
        lines={alertLines(alerts)}
        atLeast={alerts.filter(({ isResolved }) => !isResolved).length}
      />
      <Lines title={recordSections.messages} lines={messages.map(messageLine)} />
      <Lines title={recordSections.calls} lines={calls.map(callLine)} />
    </PrintedPage>
  )
}

/** Who the patient is, and what counts as normal and as a change for them. */
function PrintedProfile({ record: { profile, identityCheck }, now }: Omit<Props, 'asOf'>) {
  return (
    <>
      <p>
        {[
          ...profileFacts({ ...profile, age: ageOfPatient(profile, now) }, undefined),
          ...identityCheckFacts(profile, identityCheck),
        ]
          .map(({ label, value }) => `${label}: ${value}`)
          .join('. ')}
      </p>
      {identityConflicts(profile.age, profile, now).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {profile.usualDay && (
        <p>
          {usualDayWords.record.title} on {formatLocalDate(profile.usualDay.setOn)}:{' '}
          {usualDayFacts(profile.usualDay)
            .map(({ label, value }) => `${label} ${value}`)
            .join(', ')}
          .
        </p>
      )}
      <p>
        {thresholdWords.heading}:{' '}
        {thresholdWords.counts(describeThreshold(profile.changeThreshold ?? defaultChangeThreshold))}
      </p>
    </>
  )
}

type Line = { id: string; text: string }
type LinesProps = {
  title: string
  lines: readonly Line[]
  /** Printed even if they are more than `linesShown`. */
  atLeast?: number
}

function Lines({ title, lines, atLeast = 0 }: LinesProps) {
  if (lines.length === 0) return null
  const shown = Math.max(linesShown, atLeast)
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.lines}>
        {lines.slice(0, shown).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
        {lines.length > shown && <li>{recordWords.printLeftOut(lines.length - shown)}</li>}
      </ul>
    </>
  )
}

const findingLine = ({ id, logged, at, answeredFrom, reply }: RosterFinding): Line => ({
  id,
  text: [
    `${answeredFrom === undefined ? formatDateAndTime(epochMs(at)) : `Answered ${formatWithFirstAnswers(answeredFrom, at, formatDateAndTime)}`}: ${logged}`,
    ...(reply ? [`Patient’s reply on ${formatDateAndTime(epochMs(reply.at))}: ${quoteReply(reply)}`] : []),
  ].join('. '),
})

/** Temperature, phlegm and the measured values of an entry. */
function otherAnswers(entry: RecordEntry): Line {
  return {
    id: entry.id,
    text: `${formatEntryTime(entry)}: ${entryAnswers(entry).join('. ')}${inDoubt({ at: entry.date, ...entry })}`,
  }
}

/** The patient's own words, in full. */
const noteLine = (entry: RecordEntry): Line[] =>
  entry.notes ? [{ id: entry.id, text: `${formatEntryTime(entry)}: “${entry.notes}”` }] : []

const checkLine = (check: RecordCheck): Line => ({
  id: check.id,
  text: `${[timeOf(check), describeFirstAnswers(check) ?? []].flat().join(', ')}: ${[symptomCheckTags[check.result].text, ...(check.redFlags ?? [])].join('. ')}${inDoubt({ at: check.createdAt, ...check })}`,
})

const replyLine = (check: RecordCheck, record: PatientRecord): Line => ({
  id: check.id,
  text: `${timeOf(check)}: ${followUpWords(check, record)}${inDoubt({ at: check.createdAt, ...check })}`,
})

function inDoubt(record: Parameters<typeof describeClockDoubt>[0]): string {
  const doubt = describeClockDoubt(record)
  return doubt === undefined ? '' : ` (${doubt})`
}

const timeOf = (check: RecordCheck): string =>
  formatEntryTime({ date: countedTime({ date: check.createdAt, ...check }), tzOffsetMin: check.tzOffsetMin })

/** A message with how far it has come, and every answer to it. */
const messageLine = (message: SentMessage): Line => ({
  id: message.id,
  text: [
    `${formatDateAndTime(epochMs(message.sentAt))}, from ${message.from}: “${message.text}”`,
    `Status: ${formatMessageState(message, formatDateAndTime)}`,
    ...(message.answers?.map((given) => formatAnswer(given, formatDateAndTime)) ?? [noAnswerYet]),
  ].join('. '),
})

const callLine = ({ id, outcome, who, at, withdrawnAt }: CallNote): Line => ({
  id,
  text: [
    `${formatDateAndTime(epochMs(at))}, ${who}: ${callOutcomeWords[outcome]}`,
    ...(withdrawnAt ? [contactWords.withdrawn(formatDateAndTime(epochMs(withdrawnAt)))] : []),
  ].join('. '),
})
