import type { RecordEntry } from '@second-wind/core/care/contract/patient-record'
import { captureMoment, epochMs, hourMs } from '@second-wind/core/platform/moment'
import { formatWithFirstAnswers } from '../ui/clinical/format-answered-span.ts'
import { formatDayAndTime } from '../ui/format/format-time.ts'

type Moments = {
  loggedAt?: string | undefined
  receivedAt?: string | undefined
  answeredFrom?: string | undefined
}

/** An entry that took longer than this to arrive is shown with its arrival: no clinician could have seen it before. */
const lateAfterMs = hourMs

export const isLateArrival = ({ loggedAt, receivedAt }: Moments): boolean =>
  loggedAt !== undefined && receivedAt !== undefined && epochMs(receivedAt) - epochMs(loggedAt) > lateAfterMs

/** When an entry was logged; when it arrived, if the phone's clock is in doubt. */
export const countedTime = ({
  date,
  receivedAt,
  isClockDoubtful,
}: {
  date: string
  receivedAt?: string | undefined
  isClockDoubtful?: boolean | undefined
}): string => (isClockDoubtful && receivedAt !== undefined ? receivedAt : date)

/** A check-in at the time and on the day that count, if they are not those that its phone reported. */
export function withCountedTime(entry: RecordEntry): RecordEntry {
  const date = countedTime(entry)
  if (date === entry.date) return entry
  const { localDate } = captureMoment(epochMs(date), entry.tzOffsetMin)
  return { ...entry, date, localDate, reportedAt: entry.reportedAt ?? entry.date }
}

/**
 * The check-ins that charts show, by the time that counts, oldest first.
 *
 * @param entries newest first
 */
export const entriesByCountedTime = (entries: readonly RecordEntry[]): RecordEntry[] =>
  entries
    .filter(({ deletedAt }) => deletedAt === null)
    .map(withCountedTime)
    .toReversed()

/** "today 08:10", inside a sentence. */
export const dayAndTime = (at: string, now: number): string => dayAndTimeAt(epochMs(at), now)

const dayAndTimeAt = (ms: number, now: number): string =>
  formatDayAndTime(ms, now).replace(/^(Today|Yesterday)/, (day) => day.toLowerCase())

/**
 * "Logged today 08:10", "Answered today 20:30 (the first answers may be from 07:50)", "Logged today 08:10, arrived today 16:45"; when it was
 * logged may not be known.
 */
export function formatLoggedAndArrived(moments: Moments & { receivedAt: string }, now: number): string {
  const arrived = dayAndTime(moments.receivedAt, now)
  const { loggedAt, answeredFrom } = moments
  if (loggedAt === undefined) return `Arrived ${arrived}`
  const span = answeredFrom && formatWithFirstAnswers(answeredFrom, loggedAt, (at) => dayAndTimeAt(at, now))
  const logged = span ? `Answered ${span}` : `Logged ${dayAndTime(loggedAt, now)}`
  return isLateArrival(moments) ? `${logged}, arrived ${arrived}` : logged
}
