import type { RiskReasonId } from '../../care/risk/risk-level.ts'
import { capitalise } from '../../platform/first-letter.ts'
import { epochMs } from '../../platform/moment.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import { checkFindingWords, entryFindingWords } from '../findings/finding-words.ts'
import { reviewed } from '../review.ts'
import type { RiskReasonWord } from './risk-reason-schema.ts'

const findingReasonWords = { ...entryFindingWords, ...checkFindingWords }

/** Rows of the risk rule have words of their own; findings have those of content/findings. */
export const riskReasonWords: Record<RiskReasonId, RiskReasonWord> = {
  ...findingReasonWords,

  vulnerable: words('vulnerable', 'your profile puts you in a higher-risk group', 'Higher-risk group'),
  'open-alert': words('open-alert', 'your care team has an alert to check', 'Open alert'),
  'triage-seek-help': words(
    'triage-seek-help',
    'your last symptom check said to get emergency help',
    'Last symptom check: 999 advice',
  ),
  'triage-monitor': words(
    'triage-monitor',
    'your last symptom check said to get medical advice',
    'Last symptom check: same-day advice',
  ),
  'breathlessness-medium': words(
    'breathlessness-medium',
    'your breathlessness score is 4 or more',
    'Breathlessness 4 or more',
  ),
  'cough-medium': words('cough-medium', 'your cough score is 6 or more', 'Cough 6 or more'),
  'energy-low': words('energy-low', 'your energy score is 4 or less', 'Energy 4 or less'),
}

/**
 * The level counts the form's default of a score that the person did not set; the words do not show it as an answer
 * (ruling D-03, hazard C15).
 */
export const unsetScoreWords = {
  'breathlessness-medium': unset('breathlessness-medium', 'breathlessness'),
  'cough-medium': unset('cough-medium', 'cough'),
  'energy-low': unset('energy-low', 'energy'),
} as const satisfies Partial<Record<RiskReasonId, RiskReasonWord>>

const scoreOfReason = {
  'breathlessness-medium': 'breathlessness',
  'cough-medium': 'coughSeverity',
  'energy-low': 'energy',
} as const satisfies Record<keyof typeof unsetScoreWords, string>

type EntryWithUntouchedScores = Pick<SymptomEntry, 'untouchedScores'>

/** True when this reason rests on a score that the person did not set. */
export const isReasonFromUnsetScore = (
  id: string,
  entry: EntryWithUntouchedScores | null | undefined,
): id is keyof typeof unsetScoreWords =>
  isScoreReason(id) && entry?.untouchedScores?.includes(scoreOfReason[id]) === true

const isScoreReason = (id: string): id is keyof typeof unsetScoreWords => Object.hasOwn(unsetScoreWords, id)

/** @param entry the entry that the level was read from */
export const wordsOfReason = (
  id: RiskReasonId,
  entry: EntryWithUntouchedScores | undefined,
): RiskReasonWord => (isReasonFromUnsetScore(id, entry) ? unsetScoreWords[id] : riskReasonWords[id])

/** Leaves out a row that a stricter one of the same score or check already says. */
export const strictestReasons = (ids: readonly RiskReasonId[]): RiskReasonId[] =>
  ids.filter((id) => !ids.some((other) => impliedReasons[other]?.includes(id)))

const impliedReasons: Partial<Record<RiskReasonId, readonly RiskReasonId[]>> = {
  'breathlessness-severe': ['breathlessness-high', 'breathlessness-moderate', 'breathlessness-medium'],
  'breathlessness-high': ['breathlessness-moderate', 'breathlessness-medium'],
  'breathlessness-moderate': ['breathlessness-medium'],
  'cough-severe': ['cough-medium'],
  'energy-very-low': ['energy-low'],
  'fever-high': ['fever-medium'],
  'phlegm-with-fever-medium': ['fever-medium'],
  'triage-seek-help': ['check-seek-help'],
  'triage-monitor': ['check-monitor'],
}

/** Open alerts as the phone knows them: their number, and when the oldest was raised. */
export type OpenAlertSummary = {
  count: number
  since: string | undefined
  nowMs: number
  /** Nothing in the log explains them (recovery/alert-without-sign.ts). */
  isWithoutSign?: boolean
}

/** With the day of the alert, so that an old one does not read as today's state. */
export function openAlertReason({ count, since, nowMs, isWithoutSign = false }: OpenAlertSummary): string {
  const day = since === undefined || isOfToday(since, nowMs) ? undefined : dayAndMonth.format(epochMs(since))
  if (isWithoutSign) {
    const alerts = count > 1 ? `${count} alerts` : `an alert${day === undefined ? '' : ` from ${day}`}`
    return `your care team still has ${alerts} about something that your log no longer shows, such as an entry that you corrected`
  }
  if (count > 1) {
    return `your care team has ${count} alerts${day === undefined ? '' : ` (the oldest from ${day})`} to check`
  }
  return `your care team has an alert${day === undefined ? '' : ` from ${day}`} to check`
}

/** Beside a level, or the advice for it, that is from the log alone. */
export function openAlertNote(
  { count, since }: { count: number; since: string },
  shown: 'level' | 'advice' = 'level',
): string {
  const day = dayAndMonth.format(epochMs(since))
  const alerts =
    count > 1 ? `${count} earlier alerts yet, the oldest from ${day}` : `the alert from ${day} yet`
  const isFromLog = shown === 'level' ? 'The level above is' : 'This advice is'
  return `Your care team has not closed ${alerts}. ${isFromLog} from what you logged since then.`
}

/** An alert of an earlier day, and no other: with several, the day of the newest is not known. */
export const isSoleAlertFromEarlierDay = ({ count, since, nowMs }: OpenAlertSummary): boolean =>
  count === 1 && since !== undefined && !isOfToday(since, nowMs)

const isOfToday = (since: string, nowMs: number): boolean =>
  dayAndMonth.format(epochMs(since)) === dayAndMonth.format(nowMs)

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
})

function unset(id: RiskReasonId, score: string): RiskReasonWord {
  return {
    id: `risk-reason-${id}-unset`,
    ...reviewed('own'),
    patient: `you did not set your ${score}`,
    clinician: `${capitalise(score)} not answered. The level uses the form’s starting value`,
  }
}

function words(id: RiskReasonId, patient: string, clinician: string): RiskReasonWord {
  return { id: `risk-reason-${id}`, ...reviewed('own'), patient, clinician }
}
