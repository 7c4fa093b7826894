import { groupBy } from '../platform/group-by.ts'
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
  usualDay,
  usualSputumColor,
} from '../records/usual-day.ts'

/** What of an entry the findings read. */
export type ComparedReport = Omit<SymptomReport, 'notes' | 'peakFlowLpm'>
/** A report with its day, which an entry that is being logged has before it has a time. */
type DayReport = Pick<SymptomEntry, 'localDate'> & ComparedReport
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

/**
 * The scores that are worse than usual by the threshold's points on as many check-in days in a row as it asks for, the
 * day of this entry being the last. Check-in days more than 3 days apart are not in a row.
 *
 * @param earlier entries of earlier days, in any order
 */
export function sustainedChanges(
  entry: DayReport,
  earlier: readonly DayReport[],
  usual: UsualDay | undefined,
  { points, days }: ChangeThreshold,
): ComparedScore[] {
  if (usual === undefined) return []
  const inRow = daysInRow(entry, earlier, days)
  if (inRow.length < days) return []
  return comparedScores.filter((name) =>
    inRow.every((day) => day.some((report) => (pointsWorseThanUsual(name, report, usual) ?? 0) >= points)),
  )
}

/** Check-in days further apart are not in a row. */
export const maxGapDays = 3

function daysInRow(entry: DayReport, earlier: readonly DayReport[], days: number): DayReport[][] {
  const before = earlier.filter(({ localDate }) => localDate < entry.localDate)
  const byDate = groupBy([entry, ...before], ({ localDate }) => localDate)
  const dates = [...byDate.keys()].toSorted().toReversed().slice(0, days)
  const gap = dates.findIndex((date, at) => addDays(date, maxGapDays) < (dates[at - 1] ?? ''))
  return dates.slice(0, gap === -1 ? days : gap).map((date) => byDate.get(date) ?? [])
}

export const minDaysForUsual = 3
export const maxDaysForUsual = 14

/**
 * A usual day worked out from the entries of up to 14 earlier check-in days, for a person who has not set one: the
 * median of each score, the most frequent phlegm. Undefined below 3 days.
 */
export function deriveUsualDay(earlier: readonly DayReport[]): UsualDay | undefined {
  const days = new Set(earlier.map(({ localDate }) => localDate))
  return days.size < minDaysForUsual ? undefined : medianDay(earlier)
}

/** The same of any number of days; undefined without an entry. */
export function medianDay(earlier: readonly DayReport[]): UsualDay | undefined {
  const dates = [...new Set(earlier.map((entry) => entry.localDate))].toSorted().toReversed()
  const [newest] = dates
  if (newest === undefined) return undefined
  const oldest = dates[maxDaysForUsual - 1] ?? ''
  const read = earlier.filter((entry) => entry.localDate >= oldest)
  const scoreOf = (name: ScoreName) =>
    median(read.filter((entry) => !entry.untouchedScores?.includes(name)).map((entry) => entry[name]))
  const answered = (field: UntouchedField) => read.filter((entry) => !isUntouched(entry, field))
  const fields = {
    coughSeverity: scoreOf('coughSeverity'),
    breathlessness: scoreOf('breathlessness'),
    energy: scoreOf('energy'),
    mood: scoreOf('mood'),
    sputumColor: mostFrequent(answered('sputumColor').map((entry) => entry.sputumColor)),
    sputumConsistency: mostFrequent(answered('sputumConsistency').map((entry) => entry.sputumConsistency)),
    relieverPuffs: median(read.flatMap((entry) => entry.relieverPuffs ?? [])),
  }
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  return usualDay.parse({ ...Object.fromEntries(known), setOn: newest })
}

/** The lower of the two middle values, so that a whole number stays one. */
function median(values: readonly number[]): number | undefined {
  return Float64Array.from(values).sort()[Math.floor((values.length - 1) / 2)]
}

function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = [...groupBy(values, (value) => value)]
  return counts.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}
