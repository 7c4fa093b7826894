import { type Facts, isRelieverAboveUsual } from '../entry-facts.ts'
import { signPoints } from '../flare-up-signs.ts'
import { type ComparedReport, isWorseBy } from '../usual-comparison.ts'

/*
 * More than 4 puffs of reliever on a day that is worse, with a lung condition. It counts the whole day, as two signs do: the
 * puffs can be in one entry and what is worse in another. How many puffs are usual does not count, because the day is not.
 */

/** More than 8 puffs have a finding of their own. */
const [above, upTo] = [4, 8]

const hasManyPuffs = ({ relieverPuffs = 0 }: ComparedReport): boolean => relieverPuffs > above

const saysWorse = ({ comparedWithUsual }: ComparedReport): boolean =>
  comparedWithUsual === 'worse' || comparedWithUsual === 'much-worse'

const isScoreWorse = (report: ComparedReport, { usualDays }: Facts, points = signPoints): boolean =>
  isWorseBy(points, report, usualDays)

/** An entry without puffs and without a change of its own does not repeat those of its day. */
export function hasRelieverWithWorseDay(facts: Facts): boolean {
  const { report, reportsOfDay, hasLungCondition } = facts
  const isWorse = (read: ComparedReport) => saysWorse(read) || isScoreWorse(read, facts)
  return (
    hasLungCondition &&
    (hasManyPuffs(report) || isWorse(report)) &&
    reportsOfDay.some(hasManyPuffs) &&
    reportsOfDay.every(({ relieverPuffs = 0 }) => relieverPuffs <= upTo) &&
    reportsOfDay.some(isWorse)
  )
}

/**
 * More puffs than usual with asthma or another lung condition; with COPD alone up to 8 a day can be the treatment. It is
 * advice today by itself, in the words of the row above or of `lasting-with-lung-condition` where one of them applies.
 */
const isRelieverForToday = (facts: Facts): boolean =>
  facts.hasLungCondition &&
  (facts.hasAsthma || !facts.hasCopd) &&
  (facts.report.relieverPuffs ?? 0) <= upTo &&
  isRelieverAboveUsual(above, facts)

export const hasRelieverAlone = (facts: Facts): boolean =>
  isRelieverForToday(facts) &&
  !hasRelieverWithWorseDay(facts) &&
  !facts.lasting.signs.includes('reliever-over-4-puffs')

/** What the person says of the day, and puffs that are an alert by themselves, count at any threshold. */
export const isWorseDayForAlert = (facts: Facts): boolean =>
  isRelieverForToday(facts) ||
  facts.reportsOfDay.some((read) => saysWorse(read) || isScoreWorse(read, facts, facts.pointsForAlert))

/** The findings that its words name. Feeling much worse is more serious, and has words of its own. */
export function signsOfWorseDay(facts: Facts): string[] {
  const { report } = facts
  const puffs = hasManyPuffs(report) ? 'reliever-over-4-puffs' : 'earlier-reliever-over-4-puffs'
  if (report.comparedWithUsual === 'worse') return [puffs, 'feels-worse-with-lung-condition']
  if (saysWorse(report)) return [puffs]
  return [puffs, isScoreWorse(report, facts) ? 'worse-than-usual-today' : 'earlier-worse-than-usual-today']
}
