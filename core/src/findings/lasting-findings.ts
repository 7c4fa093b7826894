import { addDays } from '../platform/moment.ts'
import type { UsualDay } from '../records/usual-day.ts'
import { hasLungCondition, type Person } from '../triage/person.ts'
import type { EntryContext } from './entry-context.ts'
import { type Finding, isSign } from './finding.ts'
import { signPoints } from './flare-up-signs.ts'
import { loggedDaysBefore } from './logged-days.ts'
import {
  type ComparedEntry,
  type ComparedReport,
  isPhlegmThicker,
  isWorseBy,
  maxGapDays,
  pointsWorseThanUsual,
} from './usual-comparison.ts'

/*
 * The card of a sign to watch says to get advice when the sign is no better tomorrow. So the same sign on the previous
 * check-in day and on this one is no longer only to be watched (NICE NG115, sustained worsening; hazard HZ-02). What
 * only a usual day can call worse lasts only against one that the person has set: otherwise every day of a stable long
 * illness would be an alarm.
 */

export type LastingFindings = {
  /** Ids of the findings that last, and the signs of a flare-up among them. */
  signs: readonly string[]
  /** Signs that are common for days in a cold, of a person without a lung condition. */
  mild: readonly string[]
  /** Whether the threshold of the clinician counts one of them. */
  isForAlert: boolean
}

export const noLastingFindings: LastingFindings = { signs: [], mild: [], isForAlert: false }

/** Which findings of the day before count as the same sign or a worse one, by the id of today's finding. */
const sameOrWorseFindingIds: Readonly<Record<string, readonly string[]>> = {
  'flare-up-one-sign': ['flare-up-two-signs'],
  'phlegm-coloured': ['two-signs-with-lung-condition'],
  'phlegm-more-with-lung-condition': ['two-signs-with-lung-condition'],
  'cough-with-lung-condition': ['two-signs-with-lung-condition'],
  'reliever-over-4-puffs': ['reliever-over-8-puffs'],
  'fever-medium': ['fever-low', 'fever-high'],
  'phlegm-with-fever-medium': ['phlegm-with-fever-low'],
  // Without a lung condition a fever that falls is better.
  'fever-low': [],
  'fever-low-with-lung-condition': ['fever-with-lung-condition', 'fever-high'],
  'energy-very-low': [],
  'feels-worse': ['feels-much-worse'],
  'feels-worse-with-lung-condition': ['feels-much-worse'],
  'worse-than-usual-today': [
    'worse-than-usual',
    'breathing-with-lung-condition',
    'two-signs-with-lung-condition',
  ],
}

const mildWithoutLungCondition: ReadonlySet<string> = new Set([
  'fever-low',
  'phlegm-with-fever-low',
  'energy-very-low',
  'feels-worse',
])

type LastingContext = {
  report: ComparedReport
  person: Person | undefined
  /** Usual days that the person has set. */
  known: readonly UsualDay[]
}

/**
 * @param found of the entry
 * @param dayBefore of all entries of the check-in day before
 */
export function lastingFindings(
  found: readonly Finding[],
  dayBefore: readonly Finding[],
  against: LastingContext,
): LastingFindings {
  const before = new Set(dayBefore.map(({ id }) => id))
  const namesEnergy = found.some(
    ({ id, signs = [] }) => id === 'worse-than-usual' && signs.includes('energy'),
  )
  const lasting = found.filter(
    (finding) =>
      isSign(finding) &&
      !(finding.id === 'energy-very-low' && namesEnergy) &&
      isWorseThanKnown(finding, against) &&
      [finding.id, ...(sameOrWorseFindingIds[finding.id] ?? [])].some((same) => before.has(same)),
  )
  if (lasting.length === 0) return noLastingFindings
  const isMild = ({ id }: Finding) => mildWithoutLungCondition.has(id) && !hasLungCondition(against.person)
  return {
    signs: lasting.every(isMild) ? [] : [...new Set(lasting.flatMap(({ id, signs = [] }) => [id, ...signs]))],
    mild: lasting.filter(isMild).map(({ id }) => id),
    isForAlert: lasting.some(({ isBelowThreshold }) => !isBelowThreshold),
  }
}

/** Puffs above the usual number that are within a day's variation. */
const relieverMargin = 2

/** True also for what needs no usual day: a temperature, coloured phlegm, and what the person says of the day. */
function isWorseThanKnown({ id, signs = [] }: Finding, { report, person, known }: LastingContext): boolean {
  if (id === 'energy-very-low') return isEnergyBelowUsual(report, person, known)
  if (id === 'worse-than-usual-today') return isWorseBy(signPoints, report, known)
  if (id === 'reliever-over-4-puffs')
    return known.some(
      ({ relieverPuffs }) =>
        relieverPuffs !== undefined && (report.relieverPuffs ?? 0) > relieverPuffs + relieverMargin,
    )
  const isAbove = (name: 'breathlessness' | 'coughSeverity') =>
    known.some((usual) => (pointsWorseThanUsual(name, report, usual) ?? 0) >= signPoints)
  const hasMorePhlegm =
    report.sputumAmount === 'more' || known.some((usual) => isPhlegmThicker(report, usual))
  if (id === 'cough-with-lung-condition') return isAbove('coughSeverity')
  if (id === 'phlegm-more-with-lung-condition') return hasMorePhlegm
  if (id !== 'flare-up-one-sign') return true
  return (
    signs.includes('phlegm-colour') || hasMorePhlegm || isAbove('breathlessness') || isAbove('coughSeverity')
  )
}

/** Unknown counts as lower only without a lung condition: then it is an illness, not a usual state. */
function isEnergyBelowUsual(
  report: ComparedReport,
  person: Person | undefined,
  known: readonly UsualDay[],
): boolean {
  const points = known.flatMap((usual) => pointsWorseThanUsual('energy', report, usual) ?? [])
  return points.length === 0 ? !hasLungCondition(person) : points.some((worse) => worse > 0)
}

/** The entries of the newest earlier check-in day, unless it is too long ago to be in a row with this one. */
export function checkInDayBefore(day: string, context: EntryContext): readonly ComparedEntry[] {
  const [before] = loggedDaysBefore(day, context)
  return before && addDays(before.localDate, maxGapDays) >= day ? before.entries : []
}
