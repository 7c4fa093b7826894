import { type ChangeThreshold, defaultChangeThreshold } from '../records/usual-day.ts'
import type { UsualDay } from '../records/usual-day.ts'
import { flareUpSigns } from '../triage/flare-up-answers.ts'
import {
  hasAnyCondition,
  hasCopd,
  hasLungCondition,
  mayUsuallyBeBreathless,
  readsLungAdvice,
} from '../triage/person.ts'
import { type DatedReport, earlierEntriesOn, type EntryContext, knownUsualDays } from './entry-context.ts'
import type { Facts } from './entry-facts.ts'
import { type EntryFindingId, entryFindingRules } from './entry-finding-rules.ts'
import { byLevel, type Finding } from './finding.ts'
import { signsOfFirstDays } from './first-days.ts'
import { type DaySign, flareUpSignsInEntry, signPoints } from './flare-up-signs.ts'
import { noLastingFindings } from './lasting-findings.ts'
import { loggedDaysBefore } from './logged-days.ts'
import {
  type ComparedReport,
  comparedScores,
  daysInRowBefore,
  isWorseBy,
  sustainedChanges,
} from './usual-comparison.ts'

/**
 * The rows of the table that apply to an entry, most serious first.
 *
 * @param usualDays what the entry is compared with
 */
export function applyFindingRules(
  usualDays: Facts['usualDays'],
  report: DatedReport,
  day: string,
  context: EntryContext,
): Finding<EntryFindingId>[] {
  return findingsOfFacts(factsOfEntry(usualDays, report, day, context))
}

/** Whether an entry shows anything, compared with no usual day and no other entry. */
export function hasFindingAlone(report: DatedReport, day: string, person: EntryContext['person']): boolean {
  const facts = factsOfEntry([undefined], report, day, { person })
  return entryFindingRules.some((rule) => rule.when(facts))
}

export const findingsOfFacts = (facts: Facts): Finding<EntryFindingId>[] =>
  entryFindingRules
    .filter((rule) => rule.when(facts))
    .map((rule) => toFinding(rule, facts))
    .toSorted(byLevel)

/** What the rules read, but for what is known only after a first reading: what lasts, and high scores beside a sign. */
export function factsOfEntry(
  usualDays: Facts['usualDays'],
  report: DatedReport,
  day: string,
  context: EntryContext,
): Facts {
  const { person, threshold = defaultChangeThreshold } = context
  const signsOf = (read: ComparedReport): DaySign[] => [
    ...anyOf(flareUpSigns, usualDays, (against) => flareUpSignsInEntry(read, against)),
    ...(read.temperature === 'normal' ? [] : ['temperature' as const]),
  ]
  const ownSigns = signsOf(report)
  const earlierOfDay = earlierEntriesOn(day, report, context)
  // An entry without a sign does not repeat those of its day.
  const signsEarlier = ownSigns.length === 0 ? [] : [...new Set(earlierOfDay.flatMap(signsOf))]
  const longestRow = Math.max(threshold.days, defaultChangeThreshold.days)
  const inRow = daysInRowBefore(day, loggedDaysBefore(day, context).slice(0, longestRow - 1))
  const sustainedBy = (limit: ChangeThreshold) =>
    anyOf(comparedScores, usualDays, (against) => sustainedChanges(report, inRow, against, limit))
  const sustainedForAlert = sustainedBy(threshold)
  const sustainedByDefault =
    threshold === defaultChangeThreshold ? sustainedForAlert : sustainedBy(defaultChangeThreshold)
  const pointsForAlert = Math.max(threshold.points, signPoints)
  return {
    report,
    reportsOfDay: [report, ...earlierOfDay],
    ...factsOfPerson(person),
    usualDays,
    knownUsualDays: knownUsualDays(day, context),
    signs: ownSigns,
    signsEarlier: signsEarlier.filter((sign) => !ownSigns.includes(sign)),
    mayBeWorse: signsOfFirstDays(report, day, context),
    sustained: comparedScores.filter(
      (name) => sustainedForAlert.includes(name) || sustainedByDefault.includes(name),
    ),
    sustainedForAlert,
    points: Math.min(threshold.points, defaultChangeThreshold.points),
    hasSignForAlert: usualDays.some(
      (against) => flareUpSignsInEntry(report, against, pointsForAlert).length > 0,
    ),
    pointsForAlert,
    isWorseTodayForAlert:
      threshold.days <= defaultChangeThreshold.days && isWorseBy(threshold.points, report, usualDays),
    lasting: noLastingFindings,
    signsBesideScores: [],
  }
}

function toFinding(
  { id, level, signs, alertWhen, namesUsual }: (typeof entryFindingRules)[number],
  facts: Facts,
): Finding<EntryFindingId> {
  const isUsualKnown = facts.knownUsualDays.length > 0
  const isCalledWorse =
    facts.report.comparedWithUsual && (namesUsual || id === 'high-scores-usual-unknown') && !isUsualKnown
  return {
    id,
    level,
    ...(namesUsual && !isUsualKnown && { isUsualUnknown: true as const }),
    ...(isCalledWorse && { isCalledWorse: true as const }),
    ...(signs && { signs: signs(facts) }),
    ...(alertWhen?.(facts) === false && { isBelowThreshold: true as const }),
  }
}

/** The signs that an entry shows against at least one of the usual days. */
function anyOf<Sign>(
  signs: readonly Sign[],
  usualDays: Facts['usualDays'],
  shown: (usual: UsualDay | undefined) => readonly Sign[],
): Sign[] {
  const found = new Set(usualDays.flatMap(shown))
  return signs.filter((sign) => found.has(sign))
}

type FactsOfPerson = Pick<
  Facts,
  'hasCopd' | 'hasAsthma' | 'hasLungCondition' | 'readsLungAdvice' | 'mayUsuallyBeBreathless'
>

/** A person never changes: the cache only saves reading their conditions for each of their entries. */
const factsByPerson = new WeakMap<object, FactsOfPerson>()
const nobody = {}

function factsOfPerson(person: EntryContext['person']): FactsOfPerson {
  const known = factsByPerson.get(person ?? nobody)
  if (known) return known
  const facts = {
    hasCopd: hasCopd(person),
    hasAsthma: hasAnyCondition(person, ['Asthma']),
    hasLungCondition: hasLungCondition(person),
    readsLungAdvice: readsLungAdvice(person),
    mayUsuallyBeBreathless: mayUsuallyBeBreathless(person),
  }
  factsByPerson.set(person ?? nobody, facts)
  return facts
}
