import { addDays } from '../platform/moment.ts'
import type { UsualDay } from '../records/usual-day.ts'
import type { Finding } from './finding.ts'
import { type ComparedReport, maxGapDays, pointsWorse } from './usual-comparison.ts'

/*
 * The card of a sign to watch says: no better tomorrow, get advice. So the same sign on the check-in day before and on
 * this one is no longer only to be watched (NICE NG115, sustained worsening; hazard HZ-02).
 */

export type LastingFindings = {
  /** Ids of the findings that last, and the signs of a flare-up among them. */
  signs: readonly string[]
  /** Whether the threshold of the clinician counts one of them. */
  isForAlert: boolean
}

export const nothingLasts: LastingFindings = { signs: [], isForAlert: false }

/** For each finding to watch: the findings of the day before that were the same or worse. */
const sameOrWorse: Readonly<Record<string, readonly string[]>> = {
  'flare-up-one-sign': ['flare-up-two-signs'],
  'phlegm-coloured': ['two-signs-with-lung-condition'],
  'reliever-over-4-puffs': ['reliever-over-8-puffs'],
  'fever-medium': ['fever-low', 'fever-high'],
  'fever-low': ['fever-medium', 'fever-high'],
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

/**
 * @param found of the entry
 * @param dayBefore of all entries of the check-in day before
 */
export function lastingFindings(
  found: readonly Finding[],
  dayBefore: readonly Finding[],
  { report, usualDays }: { report: ComparedReport; usualDays: readonly (UsualDay | undefined)[] },
): LastingFindings {
  const before = new Set(dayBefore.map(({ id }) => id))
  const isNamed = found.some(({ id, signs = [] }) => id === 'worse-than-usual' && signs.includes('energy'))
  const countsEnergy = !isNamed && usualDays.some((usual) => (pointsWorse('energy', report, usual) ?? 1) > 0)
  const lasting = found.filter(
    ({ id, level }) =>
      level === 'watch' &&
      (id !== 'energy-very-low' || countsEnergy) &&
      [id, ...(sameOrWorse[id] ?? [])].some((same) => before.has(same)),
  )
  return {
    signs: lasting.flatMap(({ id, signs = [] }) => [id, ...signs]),
    isForAlert: lasting.some(({ isBelowThreshold }) => !isBelowThreshold),
  }
}

/** The entries of the newest earlier check-in day, unless it is too long ago to be in a row with this one. */
export function checkInDayBefore<Entry extends { localDate: string }>(
  day: string,
  others: readonly Entry[],
): Entry[] {
  const before = others
    .map(({ localDate }) => localDate)
    .filter((localDate) => localDate < day)
    .reduce((newest, localDate) => (localDate > newest ? localDate : newest), '')
  if (before === '' || addDays(before, maxGapDays) < day) return []
  return others.filter(({ localDate }) => localDate === before)
}
