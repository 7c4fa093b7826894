import type { AlertSeverity } from '../care/alert.ts'
import { isAnswered } from '../records/phlegm.ts'
import type { UsualDay } from '../records/usual-day.ts'
import type { FlareUpSign } from '../triage/flare-up-answers.ts'
import type { FindingLevel } from './finding.ts'
import { type DaySign, earlierSignId, signPoints } from './flare-up-signs.ts'
import type { HighScores } from './insight-score.ts'
import type { LastingFindings } from './lasting-findings.ts'
import {
  type ComparedReport,
  type ComparedScore,
  areAllUsualScoresKnown,
  isPhlegmDarker,
  isWorseBy,
  pointsWorseThanUsual,
} from './usual-comparison.ts'

/** What a rule reads: the report, and what it is compared with. A rule applies if it does for any of the usual days. */
export type Facts = {
  report: ComparedReport
  hasCopd: boolean
  hasAsthma: boolean
  /** COPD, asthma, pulmonary fibrosis or another long-term lung disease. */
  hasLungCondition: boolean
  /** Any respiratory diagnosis. */
  readsLungAdvice: boolean
  /** COPD, asthma, pulmonary fibrosis or any respiratory diagnosis. */
  mayUsuallyBeBreathless: boolean
  usualDays: readonly (UsualDay | undefined)[]
  /** Those of `usualDays` that the person has set. */
  knownUsualDays: readonly UsualDay[]
  /** Signs of the entry itself. */
  signs: readonly DaySign[]
  /** Further signs of earlier entries of the same day: two signs in two entries are two signs. */
  signsEarlier: readonly DaySign[]
  /** What may be above usual while nothing is known of the usual day (first-days.ts). */
  mayBeWorse: readonly FlareUpSign[]
  sustained: ComparedScore[]
  /** What is sustained by the threshold of the clinician alone. */
  sustainedForAlert: ComparedScore[]
  /** Points that make a single day worse than usual. */
  points: number
  /** Whether the entry has a sign of a flare-up that the threshold of the clinician counts. */
  hasSignForAlert: boolean
  /** The entry, and the earlier ones of its day. */
  reportsOfDay: readonly [ComparedReport, ...ComparedReport[]]
  /** Points that the threshold of the clinician counts, beside another sign: never fewer than those of a sign. */
  pointsForAlert: number
  /** Whether a single day like this one is a change by the threshold of the clinician. */
  isWorseTodayForAlert: boolean
  /** What the entry repeats of the check-in day before (lasting-findings.ts). */
  lasting: LastingFindings
  /** Undefined when the scores by themselves do not ask for advice, and when there is no sign beside them. */
  highScores?: HighScores | undefined
  /** Ids of the signs beside high scores, with `earlier-` before those of an earlier entry. */
  signsBesideScores: readonly string[]
}

/** Counts the whole day. An entry without a sign of its own does not repeat the finding of an earlier one. */
export const hasTwoSigns = ({ signs, signsEarlier }: Facts): boolean =>
  signs.length + signsEarlier.length >= 2

/** With asthma or pulmonary fibrosis, at most one sign on the day. */
export const isOneSignWithoutCopd = (facts: Facts): boolean =>
  facts.hasLungCondition && !facts.hasCopd && !hasTwoSigns(facts)

export const isAboveUsual = (
  name: 'breathlessness' | 'coughSeverity',
  { report, usualDays }: Facts,
): boolean => usualDays.some((usual) => (pointsWorseThanUsual(name, report, usual) ?? 0) >= signPoints)

/** More puffs than this, and than on one of the usual days. */
export const isRelieverAboveUsual = (
  puffs: number,
  { report: { relieverPuffs = 0 }, usualDays }: Facts,
): boolean => relieverPuffs > puffs && usualDays.some((usual) => relieverPuffs > (usual?.relieverPuffs ?? 0))

export const isPhlegmDarkerThanUsual = ({ report, usualDays }: Facts): boolean =>
  usualDays.some((usual) => isPhlegmDarker(report, usual))

/** Red has a finding of its own. */
export const hasColouredPhlegmWithoutCondition = ({ report, hasLungCondition }: Facts): boolean =>
  !hasLungCondition &&
  isAnswered(report, 'sputumColor') &&
  report.sputumColor !== 'clear' &&
  report.sputumColor !== 'red'

export const signsOfDay = ({ signs, signsEarlier }: Facts): string[] => [
  ...signs,
  ...signsEarlier.map(earlierSignId),
]

/** With a lung condition, high scores can be usual, until a usual day, or the earlier days, show that they are not. */
export const mayHighScoresBeUsual = ({
  readsLungAdvice,
  knownUsualDays,
  usualDays,
  report,
}: Facts): boolean =>
  readsLungAdvice && !areAllUsualScoresKnown(knownUsualDays) && !isWorseBy(signPoints, report, usualDays)

/** A row of entry-finding-rules.ts. */
type EntryFindingRule<Id extends string, Level extends FindingLevel> = {
  id: Id
  level: Level
  /** The alert that a clinician gets. A rule without one shows its finding and raises no alert. */
  alert?: { type: string; severity: AlertSeverity }
  /** Absent: whenever the rule applies. */
  alertWhen?: (facts: Facts) => boolean
  when: (facts: Facts) => boolean
  signs?: (facts: Facts) => readonly string[]
  /** Its words compare with the usual day, where one is known. */
  namesUsual?: true
}

/** Keeps the id and the level of a row as literal types. */
export const row = <Id extends string, Level extends FindingLevel>(
  rule: EntryFindingRule<Id, Level>,
): EntryFindingRule<Id, Level> => rule
