import { epochMs } from '../platform/moment.ts'
import type { SymptomReport } from '../records/symptom-entry.ts'
import { applyFindingRules, factsOfEntry, findingsOfFacts } from './apply-finding-rules.ts'
import { type DatedReport, type EntryContext, knownUsualDays } from './entry-context.ts'
import type { Facts } from './entry-facts.ts'
import type { EmergencyFindingId, EntryFindingId } from './entry-finding-rules.ts'
import { type Finding, isSign, isWarning } from './finding.ts'
import { assessHighScores } from './insight-score.ts'
import { checkInDayBefore, lastingFindings, noLastingFindings } from './lasting-findings.ts'
import { findingCountsForMs } from './time-windows.ts'
import type { ComparedEntry } from './usual-comparison.ts'
import { comparisonDays } from './usual-day/comparison-days.ts'

/**
 * What an entry shows, most serious first. An entry without a date counts as the newest of its day.
 *
 * @param day local date of the entry, YYYY-MM-DD
 */
export function entryFindings(
  report: DatedReport,
  day: string,
  context: EntryContext,
): Finding<EntryFindingId>[] {
  const usualDays = cachedUsualDays(day, context)
  const facts = factsOfEntry(usualDays, report, day, context)
  const found = findingsOfFacts(facts)
  const lasting = lastingOn(day, report, found, context)
  // Another finding may call for advice today already. Breathlessness 6 does, but without the alert of high scores.
  const highScores = found.some(
    (finding) =>
      isWarning(finding) &&
      !isSign(finding) &&
      finding.id !== 'breathlessness-moderate' &&
      // It raises no alert in place of the one of high scores.
      !(finding.id === 'reliever-with-worse-day' && finding.isBelowThreshold),
  )
    ? undefined
    : assessHighScores(day, report, context)
  const signsBesideScores = highScores === undefined ? [] : signsOfEntryOrEarlier(report, found, context)
  if (lasting === noLastingFindings && signsBesideScores.length === 0) return found
  return findingsOfFacts({ ...facts, lasting, signsBesideScores, highScores })
}

function lastingOn(
  day: string,
  report: DatedReport,
  found: readonly Finding[],
  context: EntryContext,
): Facts['lasting'] {
  const before = found.some(isSign) ? checkInDayBefore(day, context) : []
  if (before.length === 0) return noLastingFindings
  const foundBefore = before.flatMap((entry) => findingsOfOther(entry, context))
  const known = knownUsualDays(day, context)
  return lastingFindings(found, foundBefore, { report, person: context.person, known })
}

/** @returns the ids of the signs; of those that still count of earlier entries when it has none of its own */
function signsOfEntryOrEarlier(
  report: DatedReport,
  found: readonly Finding[],
  context: EntryContext,
): readonly string[] {
  const signs = found.filter(isSign).map(({ id }) => id)
  return signs.length > 0 ? signs : earlierSigns(report, context)
}

function earlierSigns({ date }: DatedReport, context: EntryContext): string[] {
  if (date === undefined) return []
  const untilMs = epochMs(date)
  const stillCounts = (other: ComparedEntry) => {
    const ageMs = untilMs - epochMs(other.date)
    return ageMs >= 0 && ageMs < findingCountsForMs.watch
  }
  const found = (context.others ?? []).filter(stillCounts).flatMap((other) => findingsOfOther(other, context))
  return [...new Set(found.filter(isSign).map(({ id }) => `earlier-${id}`))]
}

/**
 * What is worked out once for all the entries that are read in one context. A context never changes, so the functions
 * stay pure: the cache only saves time.
 */
type Cache = { usualDays: Map<string, Facts['usualDays']>; found: Map<ComparedEntry, Finding[]> }
const caches = new WeakMap<EntryContext, Cache>()

function cacheOf(context: EntryContext): Cache {
  const cache = caches.get(context) ?? { usualDays: new Map(), found: new Map() }
  caches.set(context, cache)
  return cache
}

function cachedUsualDays(day: string, context: EntryContext): Facts['usualDays'] {
  const { usualDays } = cacheOf(context)
  const ofDay = usualDays.get(day) ?? comparisonDays(day, context)
  usualDays.set(day, ofDay)
  return ofDay
}

/** What another entry shows by itself, against the usual days of its own day. */
function findingsOfOther(entry: ComparedEntry, context: EntryContext): Finding[] {
  const { found } = cacheOf(context)
  const { localDate } = entry
  const shown =
    found.get(entry) ?? applyFindingRules(cachedUsualDays(localDate, context), entry, localDate, context)
  found.set(entry, shown)
  return shown
}

/** The findings of a report by itself, without the person or their other entries. Most serious first. */
export const findingsWithoutContext = (report: SymptomReport): Finding<EntryFindingId>[] =>
  entryFindings(report, '', { person: undefined })

/** The findings that call for 999, for every person. */
export const emergencyFindings = (report: SymptomReport): Finding<EmergencyFindingId>[] =>
  findingsWithoutContext(report).filter(isEmergency)

const isEmergency = (finding: Finding<EntryFindingId>): finding is Finding<EmergencyFindingId> =>
  finding.level === 'emergency'

/** The findings that replace praise for everyone: breathlessness 6 can be usual with a lung condition. */
export const entryWarnings = (report: SymptomReport): EntryFindingId[] =>
  findingsWithoutContext(report)
    .filter((finding) => isWarning(finding) && finding.id !== 'breathlessness-moderate')
    .map(({ id }) => id)
