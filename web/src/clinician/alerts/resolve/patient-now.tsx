import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { newestOfEachKind } from '@second-wind/core/care/message'
import { lastContactWords } from '@second-wind/core/care/roster/last-contact'
import { notAnswered } from '@second-wind/core/content/answer-words'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatDayAndTime } from '../../../ui/format/format-time.ts'
import { entryAnswers } from '../../entry-answers.ts'
import { dayAndTime, countedTime } from '../../entry-times.ts'
import { formatLastContact } from '../../format-patient.ts'
import { formatAnswer, noAnswerYet } from '../../roster/message-state-words.ts'
import { resolveWords } from './resolve-words.ts'

type Known = Pick<
  DashboardPatient,
  'lastSymptomEntry' | 'lastTriageResult' | 'lastMessage' | 'openAnswers' | 'lastContact'
>

/** The last contact, the latest check-in, and the answers to messages. */
export function PatientNow({ patient, raisedAt, now }: { patient: Known; raisedAt: string; now: number }) {
  const { lastSymptomEntry: entry, lastMessage: message } = patient
  return (
    <>
      <p>
        {lastContactWords.label}: {formatLastContact(patient, now)}.
      </p>
      <p>{entry ? describeEntry(entry, now) : resolveWords.noCheckIn}</p>
      {(message !== null || (patient.openAnswers ?? []).length > 0) && (
        <p>
          {resolveWords.message(
            message && dayAndTime(message.sentAt, now),
            answersTo(patient, raisedAt, now),
          )}
        </p>
      )}
    </>
  )
}

type Entry = NonNullable<Known['lastSymptomEntry']>

function describeEntry(entry: Entry, now: number): string {
  const scores = scoreNames.map(([name, label]) =>
    entry.untouchedScores?.includes(name)
      ? `${label} ${notAnswered.toLowerCase()}`
      : `${label} ${entry[name]} out of 10`,
  )
  const at = dayAndTime(countedTime(entry), now)
  return resolveWords.checkIn(entry.isClockDoubtful ? `arrived ${at}` : at, [
    scores.join(', '),
    ...entryAnswers(entry),
  ])
}

const scoreNames = [
  ['breathlessness', 'breathing'],
  ['coughSeverity', 'cough'],
  ['energy', 'energy'],
] as const

/** What was answered before the alert says nothing about it. The newest of each kind, the most urgent first; also to earlier messages, while their alert is open. */
function answersTo({ lastMessage, openAnswers = [] }: Known, raisedAt: string, now: number): string {
  const answers = newestOfEachKind(
    [...openAnswers, ...(lastMessage?.answers ?? [])].toSorted(
      (a, b) => epochMs(a.receivedAt) - epochMs(b.receivedAt),
    ),
  )
  const given = answers.map((answer) => {
    const text = formatAnswer(answer, (at) => formatDayAndTime(at, now))
    return epochMs(answer.receivedAt) < epochMs(raisedAt) ? `${text}, ${resolveWords.beforeAlert}` : text
  })
  return given.length > 0 ? given.join('. ') : noAnswerYet
}
