import * as z from 'zod/mini'
import { localDate } from '../platform/moment.ts'
import { hasNoPhlegm } from './phlegm.ts'
import { measurementShape, scoreNames, symptomReport, type SymptomReport } from './symptom-entry.ts'

/**
 * How a person is on a usual day, set by that person. New entries are compared with it. Fields that the person did not
 * set are absent: unknown, not normal.
 */
export const usualDay = z.strictObject({
  coughSeverity: z.optional(symptomReport.shape.coughSeverity),
  breathlessness: z.optional(symptomReport.shape.breathlessness),
  energy: z.optional(symptomReport.shape.energy),
  mood: z.optional(symptomReport.shape.mood),
  sputumColor: z.optional(symptomReport.shape.sputumColor),
  sputumConsistency: z.optional(symptomReport.shape.sputumConsistency),
  relieverPuffs: measurementShape.relieverPuffs,
  /** The day on which the person set it. */
  setOn: localDate,
})
export type UsualDay = z.infer<typeof usualDay>

/**
 * A usual day that the person has changed or removed since. Entries up to the local date `replacedOn` are still read
 * against it (hazard HZ-37).
 */
export const formerUsualDay = z.object({ usual: usualDay, replacedOn: localDate })
export type FormerUsualDay = z.infer<typeof formerUsualDay>

/**
 * The usual day that counts for an entry of this day. One set on the same day counts from the next, and one of a day that
 * has not come counts for none (hazard HZ-37).
 *
 * @param day local date, YYYY-MM-DD
 */
export const usualDayOn = (usual: UsualDay | undefined, day: string): UsualDay | undefined =>
  usual !== undefined && usual.setOn < day ? usual : undefined

export function isSameUsualDay(a: UsualDay, b: UsualDay | undefined): boolean {
  if (b === undefined) return false
  const others = new Map<string, unknown>(Object.entries(b))
  const values = Object.entries(a)
  return values.length === others.size && values.every(([field, value]) => others.get(field) === value)
}

/** Blood in phlegm is never usual. */
export const settableUsualDay = usualDay.check(
  z.refine(({ sputumColor }) => sputumColor !== 'red', {
    path: ['sputumColor'],
    error: 'Red phlegm is never usual',
  }),
)

/** A stored usual day as the server accepts it: one with red phlegm came from an earlier version of the app. */
export function withoutRedPhlegm({ sputumColor: stored, ...usual }: UsualDay): UsualDay {
  const sputumColor = usualSputumColor({ sputumColor: stored })
  return { ...usual, ...(sputumColor !== undefined && { sputumColor }) }
}

/** Undefined for red: blood is never usual, so a stored one counts as not set. */
export const usualSputumColor = ({ sputumColor }: Pick<UsualDay, 'sputumColor'>) =>
  sputumColor === 'red' ? undefined : sputumColor

/**
 * What counts as a change against the usual day: this many points of a score, on this many check-in days in a row. A
 * clinician may change both for one patient. This can move the alert either way; the patient's advice can only come earlier.
 * Absolute warning signs do not depend on them (ruling D-06).
 */
export const changeThreshold = z.strictObject({
  points: z.int().check(z.gte(1), z.lte(5)),
  days: z.int().check(z.gte(1), z.lte(7)),
})
export type ChangeThreshold = z.infer<typeof changeThreshold>

/** "A change against the usual by 2 or more on two days." */
export const defaultChangeThreshold: ChangeThreshold = { points: 2, days: 2 }

/** True when it raises an alert later than the default would, or for fewer changes. */
export const isLaxerThanDefault = ({ points, days }: ChangeThreshold): boolean =>
  points > defaultChangeThreshold.points || days > defaultChangeThreshold.days

/**
 * The usual day with what an entry says of it. What the entry leaves unanswered stays as it was.
 *
 * @param today local date, YYYY-MM-DD
 */
export function usualDayFrom(report: SymptomReport, before: UsualDay | undefined, today: string): UsualDay {
  const { sputumColor, sputumConsistency, relieverPuffs, untouchedScores = [], untouchedFields = [] } = report
  const scores = scoreNames
    .filter((name) => !untouchedScores.includes(name))
    .map((name) => [name, report[name]] as const)
  return {
    ...before,
    ...Object.fromEntries(scores),
    ...(!untouchedFields.includes('sputumColor') &&
      !hasNoPhlegm(report) &&
      sputumColor !== 'red' && { sputumColor }),
    ...(!untouchedFields.includes('sputumConsistency') && { sputumConsistency }),
    ...(relieverPuffs !== undefined && { relieverPuffs }),
    setOn: today,
  }
}
