import { captureMoment, epochMs } from '@second-wind/core/platform/moment'
import { answeredFrom } from '@second-wind/core/triage/answered-span'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { clockTime, longDate } from '../format/uk-time.ts'
import { formatEntryTime } from './format-entry-time.ts'

/** "from today 07:50 to 20:30": the day is named again where it is another one. */
export function formatSpan(from: string, to: string, moment: (at: number) => string): string {
  const [fromMs, toMs] = [epochMs(from), epochMs(to)]
  const isOneDay = longDate(fromMs) === longDate(toMs)
  return `from ${moment(fromMs)} to ${isOneDay ? clockTime(toMs) : moment(toMs)}`
}

/** "answered from 07:50 to 20:30", beside the day of a check that took long, in its own time; undefined otherwise. */
export function describeAnsweredSpan(
  check: Pick<TriageResult, 'firstAnsweredAt' | 'createdAt' | 'tzOffsetMin'>,
): string | undefined {
  const from = answeredFrom(check)
  if (from === undefined) return undefined
  const { createdAt, tzOffsetMin } = check
  const isOneDay = dayOf(from, tzOffsetMin) === dayOf(createdAt, tzOffsetMin)
  const [first, last] = [from, createdAt].map((date) =>
    isOneDay ? clockTime(epochMs(date), tzOffsetMin) : formatEntryTime({ date, tzOffsetMin }),
  )
  return `answered from ${first} to ${last}`
}

const dayOf = (at: string, offsetMin: number): string => captureMoment(epochMs(at), offsetMin).localDate
