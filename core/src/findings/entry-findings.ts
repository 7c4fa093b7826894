import { epochMs } from '../platform/moment.ts'
import type { SymptomEntry, SymptomReport } from '../records/symptom-entry.ts'
import {
  type ChangeThreshold,
  defaultChangeThreshold,
  type FormerUsualDay,
  type UsualDay,
  usualDayOn,
} from '../records/usual-day.ts'
import { flareUpSigns } from '../triage/flare-up-answers.ts'
import { hasLungCondition, type Person } from '../triage/person.ts'
import type { Facts } from './entry-facts.ts'
import { type EmergencyFindingId, type EntryFindingId, entryFindingRules } from './entry-finding-rules.ts'
import { byLevel, type Finding, isWarning } from './finding.ts'
import { type DaySign, flareUpSignsInEntry, signPoints } from './flare-up-signs.ts'
import { checkInDayBefore, lastingFindings, nothingLasts } from './lasting-findings.ts'
import {
  type ComparedEntry,
  type ComparedReport,
  comparedScores,
  deriveUsualDay,
  isWorseBy,
  sustainedChanges,
} from './usual-comparison.ts'

/** What an entry is compared with. */
export type EntryContext = {
  person: Person | undefined
  /** Set by the person. It takes no warning back: entries of the day it was set, and before, are also read without it. */
  usual?: UsualDay | undefined
  /** Usual days that the person has changed or removed since. Entries up to that day are still compared with them. */
  former?: readonly FormerUsualDay[]
  /** The person's other entries, in any order. Later ones do not count. */
  others?: readonly ComparedEntry[]
  /** Set by a clinician, for alerts. The patient sees a finding as soon as it or the default is reached. */
  threshold?: ChangeThreshold | undefined
}

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
  const { others = [] } = context
  const usualDays = usualDaysOn(day, context)
  const found = findingsAgainst(usualDays, report, day, context)
  const before = found.some(({ level }) => level === 'watch') ? checkInDayBefore(day, others) : []
  const [first] = before
  if (!first) return found
  const usualBefore = usualDaysOn(first.localDate, context)
  const foundBefore = before.flatMap((entry) => findingsAgainst(usualBefore, entry, entry.localDate, context))
  const lasting = lastingFindings(found, foundBefore, {
    report,
    person: context.person,
    known: knownUsualDays(day, context),
  })
  return lasting === nothingLasts ? found : findingsAgainst(usualDays, report, day, context, lasting)
}

type DatedReport = ComparedReport & Partial<Pick<SymptomEntry, 'date'>>

/** The usual days that an entry of this day is compared with. */
function usualDaysOn(day: string, context: EntryContext): Facts['usualDays'] {
  const { person, usual, others = [] } = context
  const known = knownUsualDays(day, context)
  if (usualDayOn(usual, day)) return known
  const earlierEntries = others.filter((entry) => entry.localDate < day)
  return [undefined, ...derivedUsualDays(earlierEntries, person), ...(usual ? [usual] : []), ...known]
}

/** Set by the person, and counting on this day. */
function knownUsualDays(day: string, { usual, former = [] }: EntryContext): UsualDay[] {
  const formerThatDay = former.flatMap((earlier) =>
    earlier.replacedOn < day ? [] : (usualDayOn(earlier.usual, day) ?? []),
  )
  return [usualDayOn(usual, day) ?? [], formerThatDay].flat()
}

function findingsAgainst(
  usualDays: Facts['usualDays'],
  report: DatedReport,
  day: string,
  context: EntryContext,
  lasting = nothingLasts,
): Finding<EntryFindingId>[] {
  const { person, others = [], threshold = defaultChangeThreshold } = context
  const earlierEntries = others.filter((entry) => entry.localDate < day)
  const signsOf = (read: ComparedReport): DaySign[] => [
    ...anyOf(flareUpSigns, usualDays, (against) => flareUpSignsInEntry(read, against)),
    ...(read.temperature === 'normal' ? [] : ['temperature' as const]),
  ]
  const ownSigns = signsOf(report)
  const untilMs = report.date === undefined ? Infinity : epochMs(report.date)
  const sameDay = () => others.filter(({ localDate, date }) => localDate === day && epochMs(date) <= untilMs)
  // An entry without a sign does not repeat those of its day.
  const signsEarlier = ownSigns.length === 0 ? [] : [...new Set(sameDay().flatMap(signsOf))]
  const sustainedBy = (...thresholds: ChangeThreshold[]) =>
    anyOf(comparedScores, usualDays, (against) =>
      thresholds.flatMap((limit) =>
        sustainedChanges({ ...report, localDate: day }, earlierEntries, against, limit),
      ),
    )
  const facts: Facts = {
    report,
    person,
    usualDays,
    knownUsualDays: knownUsualDays(day, context),
    signs: ownSigns,
    signsEarlier: signsEarlier.filter((sign) => !ownSigns.includes(sign)),
    sustained: sustainedBy(threshold, defaultChangeThreshold),
    sustainedForAlert: sustainedBy(threshold),
    points: Math.min(threshold.points, defaultChangeThreshold.points),
    hasSignForAlert: usualDays.some(
      (against) => flareUpSignsInEntry(report, against, Math.max(threshold.points, signPoints)).length > 0,
    ),
    isWorseTodayForAlert:
      threshold.days <= defaultChangeThreshold.days && isWorseBy(threshold.points, report, usualDays),
    lasting,
  }
  return entryFindingRules
    .filter((rule) => rule.when(facts))
    .map(({ id, level, signs, alertWhen, namesUsual }) => ({
      id,
      level,
      ...(namesUsual && facts.knownUsualDays.length === 0 && { isUsualUnknown: true as const }),
      ...(signs && { signs: signs(facts) }),
      ...(alertWhen?.(facts) === false && { isBelowThreshold: true as const }),
    }))
    .toSorted(byLevel)
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

/**
 * For a person with a lung condition whose own usual day does not count yet: the median of all their days, and the
 * median of the days without a finding, because a long illness would become the median. Both only add findings.
 */
function derivedUsualDays(
  earlier: readonly ComparedEntry[],
  person: Person | undefined,
): (UsualDay | undefined)[] {
  if (!hasLungCondition(person)) return []
  return [deriveUsualDay(earlier), deriveUsualDay(withoutFindingDays(earlier, person))]
}

/** The entries of days on which no entry has a finding of its own. */
export function withoutFindingDays<Entry extends ComparedEntry>(
  entries: readonly Entry[],
  person: Person | undefined,
): Entry[] {
  const days = new Set(
    entries
      .filter((entry) => entryFindings(entry, entry.localDate, { person }).length > 0)
      .map(({ localDate }) => localDate),
  )
  return entries.filter(({ localDate }) => !days.has(localDate))
}

/** The findings of a report by itself, without the person or their other entries. Most serious first. */
export const findingsOfReportAlone = (report: SymptomReport): Finding<EntryFindingId>[] =>
  entryFindings(report, '', { person: undefined })

/** Of these, the ones that call for 999. */
export const emergencyFindings = (report: SymptomReport): Finding<EmergencyFindingId>[] =>
  findingsOfReportAlone(report).filter(isEmergency)

const isEmergency = (finding: Finding<EntryFindingId>): finding is Finding<EmergencyFindingId> =>
  finding.level === 'emergency'

/** Of these, the ones that replace praise. */
export const entryWarnings = (report: SymptomReport): EntryFindingId[] =>
  findingsOfReportAlone(report)
    .filter(isWarning)
    .map(({ id }) => id)
