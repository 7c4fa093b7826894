import { addDays } from '../platform/moment.ts'
import { hasNoPhlegm } from '../records/phlegm.ts'
import {
  type ScoreName,
  sputumConsistencies,
  type SymptomEntry,
  type SymptomReport,
  type UntouchedField,
} from '../records/symptom-entry.ts'
import {
  type ChangeThreshold,
  defaultChangeThreshold,
  type UsualDay,
  usualSputumColor,
} from '../records/usual-day.ts'

/** What of an entry the findings read. */
export type ComparedReport = Omit<SymptomReport, 'notes' | 'peakFlowLpm'>
/** A report with its day, which an entry that is being logged has before it has a time. */
export type DayReport = Pick<SymptomEntry, 'localDate'> & ComparedReport
export type ComparedEntry = Pick<SymptomEntry, 'date'> & DayReport

/** The scores whose change is a finding. Mood is not one: it has many causes, and no guidance links it to a flare-up. */
export const comparedScores = ['breathlessness', 'coughSeverity', 'energy'] as const satisfies ScoreName[]
export type ComparedScore = (typeof comparedScores)[number]

/**
 * How many points worse than usual this score is; undefined when the score or the usual is not known.
 *
 * @returns positive for worse, negative for better
 */
export function pointsWorseThanUsual(
  name: ComparedScore,
  report: ComparedReport,
  usual: UsualDay | undefined,
): number | undefined {
  const before = usual?.[name]
  if (before === undefined || report.untouchedScores?.includes(name)) return undefined
  return name === 'energy' ? before - report[name] : report[name] - before
}

/** Whether a score is worse than on one of the usual days by so many points. */
export const isWorseBy = (
  points: number,
  report: ComparedReport,
  usualDays: readonly (UsualDay | undefined)[],
): boolean =>
  usualDays.some((usual) =>
    comparedScores.some((name) => (pointsWorseThanUsual(name, report, usual) ?? 0) >= points),
  )

/** Whether every one of these usual days has all scores. */
export const areAllUsualScoresKnown = (known: readonly UsualDay[]): boolean =>
  known.length > 0 && known.every((usual) => comparedScores.every((name) => usual[name] !== undefined))

const comparedFields = [...comparedScores, 'sputumConsistency', 'sputumColor', 'relieverPuffs'] as const

/** The answers that the usual day does not have. Phlegm that there usually is none of has no colour. */
export const fieldsLeftOut = (usual: UsualDay): (typeof comparedFields)[number][] =>
  comparedFields.filter(
    (field) => usual[field] === undefined && !(field === 'sputumColor' && usual.sputumConsistency === 'none'),
  )

/** The usual day, with what it leaves out from another one. */
export const completeUsualDay = (usual: UsualDay, other: UsualDay): UsualDay => ({
  ...usual,
  ...Object.fromEntries(
    fieldsLeftOut(usual).flatMap((field) => (other[field] === undefined ? [] : [[field, other[field]]])),
  ),
})

/**
 * - `like`: no compared score, phlegm or reliever use is worse than on the usual day by the threshold.
 * - `better`: the same, and a score is better by as much.
 * - `partly`: what was answered is so, but the temperature, or phlegm that the usual day has, was not answered.
 */
type UsualLikeness = 'like' | 'better' | 'partly'

/**
 * How a report compares with the person's usual day; undefined when something is worse, a score is unknown, or phlegm
 * cannot be compared. A threshold
 * that a clinician raised above the default counts as the default here, so that it makes no words milder.
 */
export function compareWithUsualDay(
  report: ComparedReport,
  usual: UsualDay | undefined,
  threshold: ChangeThreshold = defaultChangeThreshold,
): UsualLikeness | undefined {
  const limit = Math.min(threshold.points, defaultChangeThreshold.points)
  const changes = comparedScores.map((name) => pointsWorseThanUsual(name, report, usual) ?? limit)
  const isWorse =
    changes.some((points) => points >= limit) ||
    report.temperature !== 'normal' ||
    isPhlegmDarker(report, usual) ||
    isPhlegmMore(report, usual) ||
    hasPhlegmNotCompared(report, usual) ||
    (report.relieverPuffs ?? 0) > (usual?.relieverPuffs ?? report.relieverPuffs ?? 0)
  if (isWorse) return undefined
  if (answersLeftOut(report, usual).length > 0) return 'partly'
  return changes.some((points) => points <= -limit) ? 'better' : 'like'
}

/** Thick, sticky or coloured phlegm, of which the usual day says nothing. */
const hasPhlegmNotCompared = (report: ComparedReport, usual: UsualDay | undefined): boolean =>
  (usual?.sputumConsistency === undefined && thickness(report.sputumConsistency) >= thickness('thick')) ||
  (usualSputumColor(usual ?? {}) === undefined && report.sputumColor !== 'clear')

export type ComparedAnswer = ComparedScore | 'temperature' | 'phlegm'

/** What the comparison reads and the person did not answer. The colour is not asked of one who logged no phlegm. */
export const answersLeftOut = (report: ComparedReport, usual: UsualDay | undefined): ComparedAnswer[] => [
  ...comparedScores.filter((name) => report.untouchedScores?.includes(name)),
  ...(isUntouched(report, 'temperature') ? (['temperature'] as const) : []),
  ...(leavesOutPhlegm(report, usual) ? (['phlegm'] as const) : []),
]

const leavesOutPhlegm = (report: ComparedReport, usual: UsualDay | undefined): boolean =>
  (usual?.sputumConsistency !== undefined && isUntouched(report, 'sputumConsistency')) ||
  (usual?.sputumColor !== undefined && isUntouched(report, 'sputumColor') && !hasNoPhlegm(report))

/**
 * Phlegm of a darker colour than usual. Without a usual colour, and where it is stored as red, which is never usual,
 * green, brown and red count as darker.
 */
export function isPhlegmDarker(report: ComparedReport, usual: UsualDay | undefined): boolean {
  if (isUntouched(report, 'sputumColor')) return false
  return darkness[report.sputumColor] > darkness[usualSputumColor(usual ?? {}) ?? 'yellow']
}

/**
 * More phlegm than usual, as the person answered. Without an answer that it is more, also thicker phlegm: some instead of
 * none, or thick instead of thin.
 */
export const isPhlegmMore = (report: ComparedReport, usual: UsualDay | undefined): boolean =>
  report.sputumAmount === 'more' || isPhlegmThicker(report, usual)

export function isPhlegmThicker(report: ComparedReport, usual: UsualDay | undefined): boolean {
  const before = usual?.sputumConsistency
  if (before === undefined || isUntouched(report, 'sputumConsistency')) return false
  return thickness(report.sputumConsistency) > thickness(before)
}

/** Red is darker than all. Green and brown both mean pus. */
const darkness = { clear: 0, yellow: 1, green: 2, brown: 2, red: 3 } as const

/** Thick and sticky are the same amount. */
const thickness = (consistency: SymptomReport['sputumConsistency']): number =>
  Math.min(sputumConsistencies.indexOf(consistency), sputumConsistencies.indexOf('thick'))

const isUntouched = (report: ComparedReport, field: UntouchedField): boolean =>
  report.untouchedFields?.includes(field) === true

/** Entries of one day. */
type DayOfReports = Pick<SymptomEntry, 'localDate'> & { entries: readonly ComparedReport[] }

/**
 * The scores that are worse than usual by the threshold's points on as many check-in days in a row as it asks for, the
 * day of this entry being the last.
 *
 * @param inRow the check-in days in a row before it, newest first
 */
export function sustainedChanges(
  entry: ComparedReport,
  inRow: readonly DayOfReports[],
  usual: UsualDay | undefined,
  { points, days }: ChangeThreshold,
): ComparedScore[] {
  if (usual === undefined) return []
  const isWorse = (name: ComparedScore, report: ComparedReport) =>
    (pointsWorseThanUsual(name, report, usual) ?? 0) >= points
  const before = inRow.slice(0, days - 1)
  if (before.length < days - 1) return []
  return comparedScores.filter(
    (name) =>
      isWorse(name, entry) && before.every(({ entries }) => entries.some((report) => isWorse(name, report))),
  )
}

/** Check-in days further apart are not in a row. */
export const maxGapDays = 3

/** @param before the earlier days with an entry, newest first */
export function daysInRowBefore<Day extends Pick<SymptomEntry, 'localDate'>>(
  day: string,
  before: readonly Day[],
): readonly Day[] {
  const gap = before.findIndex(
    ({ localDate }, at) => addDays(localDate, maxGapDays) < (before[at - 1]?.localDate ?? day),
  )
  return gap === -1 ? before : before.slice(0, gap)
}
