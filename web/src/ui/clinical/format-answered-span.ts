import { captureMoment, epochMs } from '@second-wind/core/platform/moment'
import { answeredFrom } from '@second-wind/core/triage/answered-span'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { clockTime, longDate } from '../format/uk-time.ts'
import { formatEntryTime } from './format-entry-time.ts'

/**
 * "today 20:30 (the first answers may be from 07:50)": which answers are that old is not stored. The day of the first is named
 * where it is another one.
 */
export function formatWithFirstAnswers(from: string, to: string, moment: (at: number) => string): string {
  const [fromMs, toMs] = [epochMs(from), epochMs(to)]
  const isOneDay = longDate(fromMs) === longDate(toMs)
  return `${moment(toMs)} (${firstAnswersFrom(isOneDay ? clockTime(fromMs) : moment(fromMs))})`
}

/** "the first answers may be from 07:50", beside the time of a check that took long, in its own time; undefined otherwise. */
export function describeFirstAnswers(
  check: Pick<TriageResult, 'firstAnsweredAt' | 'createdAt' | 'tzOffsetMin'>,
): string | undefined {
  const from = answeredFrom(check)
  if (from === undefined) return undefined
  const { createdAt, tzOffsetMin } = check
  const isOneDay = dayOf(from, tzOffsetMin) === dayOf(createdAt, tzOffsetMin)
  return firstAnswersFrom(
    isOneDay ? clockTime(epochMs(from), tzOffsetMin) : formatEntryTime({ date: from, tzOffsetMin }),
  )
}

const firstAnswersFrom = (time: string): string => `the first answers may be from ${time}`

const dayOf = (at: string, offsetMin: number): string => captureMoment(epochMs(at), offsetMin).localDate
