import { episodeDays } from '../records/episode-days.ts'
import type { SymptomEntry, SymptomReport } from '../records/symptom-entry.ts'
import { usualDayOn } from '../records/usual-day.ts'
import { readsLungAdvice } from '../triage/person.ts'
import { type DatedReport, earlierEntriesOn, type EntryContext, knownUsualDays } from './entry-context.ts'
import { byLevel, type Finding, isHighRiskFinding, isWarning } from './finding.ts'
import { signPoints } from './flare-up-signs.ts'
import { loggedDaysBefore } from './logged-days.ts'
import {
  type ComparedReport,
  type ComparedScore,
  compareWithUsualDay,
  areAllUsualScoresKnown,
  isWorseBy,
} from './usual-comparison.ts'

type Scores = Pick<SymptomReport, 'coughSeverity' | 'breathlessness' | 'energy'>

/** "score = (coughSeverity + breathlessness + (11 minus energy)) / 3" (specification, section 4): 1 (well) to 10 (ill). */
export function insightScore({ coughSeverity, breathlessness, energy }: Scores): number {
  return (coughSeverity + breathlessness + (11 - energy)) / 3
}

/** The limits of the specification, section 4: up to `low` is "few symptoms", above `high` is "contact a GP surgery". */
export const scoreLimits = { low: 3, high: 6 } as const

/** The last of the days that are "often the hardest". */
export const lastHardDay = 2

/** "If you are not better by day 10 ... contact a GP surgery": then that day has come. */
const adviceFromDay = 10

/**
 * Whether the scores alone call for a GP surgery or 111 now. A sign to watch beside them must not replace that
 * with "keep an eye on this" (HZ-02).
 *
 * @param countDays returns the day of the episode, counted in check-in days (ruling C-36)
 */
function scoresAskForAdvice(report: Scores, countDays: () => number): boolean {
  const score = insightScore(report)
  // No day asks for advice on such scores, and many entries are read at once.
  if (score <= scoreLimits.low) return false
  const day = countDays()
  return day > lastHardDay && (score > scoreLimits.high || day >= adviceFromDay)
}

const scoresAskForLungAdvice = (report: Scores): boolean => insightScore(report) > scoreLimits.high

/** `unlike-usual`: the scores are those of the usual day, and something else is worse than on it. */
export type HighScores = 'ask-for-advice' | 'unlike-usual'

/**
 * Returns what the worst scores of the day so far ask for, because an entry does not undo an earlier one; undefined
 * when they ask for nothing. With a lung condition, a day like the usual one asks for nothing.
 */
export function assessHighScores(
  day: string,
  report: DatedReport,
  context: EntryContext,
): HighScores | undefined {
  const worst = worstScores(report, earlierEntriesOn(day, report, context))
  if (!readsLungAdvice(context.person))
    return scoresAskForAdvice(worst, () => countCheckInDays(day, context)) ? 'ask-for-advice' : undefined
  if (!scoresAskForLungAdvice(worst)) return undefined
  const known = knownUsualDays(day, context)
  if (!areAllUsualScoresKnown(known) || isWorseBy(signPoints, worst, known)) return 'ask-for-advice'
  const isUnlike = known.some((usual) => compareWithUsualDay(worst, usual, context.threshold) === undefined)
  return isUnlike ? 'unlike-usual' : undefined
}

/** Up to the day from which mild scores ask for advice. */
function countCheckInDays(day: string, context: EntryContext): number {
  const before = loggedDaysBefore(day, context).slice(0, adviceFromDay)
  return episodeDays([...before.map(({ localDate }) => localDate), day], day).length
}

/** A default of an earlier entry that the person never touched is no answer (ruling D-03). */
function worstScores(report: DatedReport, earlier: readonly ComparedReport[]): ComparedReport {
  const worst: ComparedReport = { ...report }
  for (const entry of earlier) {
    const isAnswered = (name: ComparedScore) => !entry.untouchedScores?.includes(name)
    if (isAnswered('coughSeverity')) worst.coughSeverity = Math.max(worst.coughSeverity, entry.coughSeverity)
    if (isAnswered('breathlessness'))
      worst.breathlessness = Math.max(worst.breathlessness, entry.breathlessness)
    if (isAnswered('energy')) worst.energy = Math.min(worst.energy, entry.energy)
  }
  return worst
}

/**
 * Returns the finding for high scores of an entry that shows no sign while a sign of another record is open: a flare-up
 * that no usual day has followed, or the reply that the person is not back to their usual. A person without a lung
 * condition is not asked for that reply, and signs of their earlier entries are in `assessHighScores`.
 *
 * @param open what still counts of other records
 */
export function highScoresWithOpenSign(
  open: readonly Pick<Finding, 'id' | 'level'>[],
  entry: ComparedReport & Pick<SymptomEntry, 'localDate'>,
  { person, usual, threshold }: EntryContext,
): Finding<'high-scores-with-sign'>[] {
  if (open.length === 0 || open.some(isWarning) || !readsLungAdvice(person)) return []
  const isLikeUsual = compareWithUsualDay(entry, usualDayOn(usual, entry.localDate), threshold) !== undefined
  if (isLikeUsual || !scoresAskForLungAdvice(entry)) return []
  const signs = [...new Set(open.map(({ id }) => `earlier-${id}`))]
  return [{ id: 'high-scores-with-sign', level: 'urgent', signs }]
}

type ShownFinding = Pick<Finding, 'id' | 'level'> & Pick<SymptomEntry, 'localDate'>

/**
 * Whether a finding of a milder entry is nothing but the high scores of earlier entries of its day, one of which is shown
 * with a sign that is as serious: the milder scores are then no sign beside it (HZ-02).
 *
 * @param shown findings of other records
 */
export const repeatsShownScores = (
  entry: Scores & Pick<SymptomEntry, 'localDate'>,
  finding: Pick<Finding, 'id' | 'level' | 'signs'>,
  shown: readonly ShownFinding[],
): boolean =>
  hasOnlyEarlierScores(entry, finding) &&
  shown.some(
    (other) =>
      other.localDate === entry.localDate &&
      byLevel(other, finding) <= 0 &&
      (other.id === finding.id || isHighRiskFinding(other)),
  )

const hasOnlyEarlierScores = (report: Scores, { id, signs = [] }: Pick<Finding, 'id' | 'signs'>): boolean =>
  id.startsWith('high-scores-') &&
  insightScore(report) <= scoreLimits.high &&
  signs.every((sign) => sign.startsWith('earlier-'))
