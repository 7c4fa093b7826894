import type { AlertSeverity } from '../care/alert.ts'
import { epochMs } from '../platform/moment.ts'
import type { SymptomEntry, SymptomReport } from '../records/symptom-entry.ts'
import {
  type ChangeThreshold,
  defaultChangeThreshold,
  type UsualDay,
  usualDayOn,
} from '../records/usual-day.ts'
import { flareUpSigns } from '../triage/flare-up-answers.ts'
import { hasCopd, hasLungCondition, type Person } from '../triage/person.ts'
import { byLevel, type Finding, type FindingLevel, isWarning } from './finding.ts'
import { type DaySign, earlierThatDay, flareUpSignsInEntry, signPoints } from './flare-up-signs.ts'
import {
  type ComparedEntry,
  type ComparedReport,
  type ComparedScore,
  comparedScores,
  deriveUsualDay,
  isPhlegmDarker,
  pointsWorse,
  sustainedChanges,
} from './usual-comparison.ts'

// The one table that says what an entry shows. The log, the insight, Home, the analysis, the risk level, alerts and the
// clinicians' list read it, so that two screens never disagree. It adds to the specification's rules (section 4) and
// only ever raises a level. Reason, source and hazard of each row: entry-finding-sources.ts, which no screen loads.

/** What an entry is read against. */
export type EntryContext = {
  person: Person | undefined
  /** Set by the person. Entries of that day and before are also read without it: it takes no warning back. */
  usual?: UsualDay | undefined
  /**
   * Usual days that the person has changed or removed since. Entries of that day and before are still read against them:
   * a later usual day takes nothing back.
   */
  former?: readonly FormerUsualDay[]
  /** The person's other entries, in any order. Those that are later are left out. */
  others?: readonly ComparedEntry[]
  /** Set by a clinician, for the alert. The patient's findings count from it or from the default, whichever is met. */
  threshold?: ChangeThreshold | undefined
}

/** With the day on which it was changed or removed. */
export type FormerUsualDay = { usual: UsualDay; replacedOn: string }

/**
 * What the rows read: the report with everything that is compared with it. A row fires if any usual day makes it fire.
 */
type Facts = {
  report: ComparedReport
  person: Person | undefined
  usualDays: readonly (UsualDay | undefined)[]
  /** Signs of the entry itself. */
  signs: readonly DaySign[]
  /** Further signs of earlier entries of the same day: two signs in two entries are two signs. */
  signsEarlier: readonly DaySign[]
  sustained: ComparedScore[]
  /** By the threshold of the clinician alone. */
  sustainedForAlert: ComparedScore[]
  /** Points that make a single day worse than usual. */
  points: number
  /** Whether the entry has a sign of a flare-up that the threshold of the clinician counts. */
  hasSignForAlert: boolean
  /** Whether a single day like this one is a change by the threshold of the clinician. */
  isWorseTodayForAlert: boolean
}

export type EntryFindingRule<Id extends string = string> = {
  id: Id
  level: FindingLevel
  /** The alert that a clinician gets. Rows without one are shown and raise no alert. */
  alert?: { type: string; severity: AlertSeverity }
  /** Absent: whenever the row fires. */
  alertWhen?: (facts: Facts) => boolean
  when: (facts: Facts) => boolean
  signs?: (facts: Facts) => readonly string[]
}

/** Of its day. An entry without a sign of its own has no earlier ones either, and so does not repeat the finding. */
const hasTwoSigns = ({ signs, signsEarlier }: Facts): boolean => signs.length + signsEarlier.length >= 2

const signsOfDay = ({ signs, signsEarlier }: Facts): string[] => [
  ...signs,
  ...signsEarlier.map(earlierThatDay),
]

const row = <Id extends string>(rule: EntryFindingRule<Id>): EntryFindingRule<Id> => rule

/** Most serious first. Of the rows about one symptom only the most serious fires. */
export const entryFindingRules = [
  row({
    id: 'breathlessness-severe',
    level: 'emergency',
    alert: { type: 'severe_breathlessness', severity: 'critical' },
    when: ({ report }) => report.breathlessness >= 9,
  }),
  row({
    id: 'peak-flow-below-50',
    level: 'emergency',
    alert: { type: 'low_peak_flow', severity: 'critical' },
    when: ({ report }) => report.peakFlowZone === 'below_50',
  }),
  row({
    id: 'phlegm-red',
    level: 'emergency',
    alert: { type: 'red_phlegm', severity: 'critical' },
    when: ({ report }) => report.sputumColor === 'red',
  }),
  row({
    id: 'fever-high',
    level: 'emergency',
    alert: { type: 'high_fever', severity: 'critical' },
    when: ({ report }) => report.temperature === 'high-fever',
  }),

  row({
    id: 'breathlessness-high',
    level: 'urgent',
    alert: { type: 'severe_breathlessness', severity: 'high' },
    when: ({ report }) => report.breathlessness >= 7 && report.breathlessness < 9,
  }),
  row({
    id: 'cough-severe',
    level: 'urgent',
    alert: { type: 'severe_cough', severity: 'medium' },
    when: ({ report }) => report.coughSeverity >= 9,
  }),
  row({
    id: 'reliever-over-8-puffs',
    level: 'urgent',
    alert: { type: 'high_reliever_use', severity: 'high' },
    when: ({ report }) => (report.relieverPuffs ?? 0) > 8,
  }),
  row({
    id: 'peak-flow-50-80',
    level: 'urgent',
    alert: { type: 'low_peak_flow', severity: 'medium' },
    when: ({ report }) => report.peakFlowZone === '50_80',
  }),
  row({
    id: 'flare-up-two-signs',
    level: 'urgent',
    alert: { type: 'possible_flare_up', severity: 'high' },
    when: (facts) => hasCopd(facts.person) && hasTwoSigns(facts),
    signs: signsOfDay,
  }),
  row({
    id: 'two-signs-with-lung-condition',
    level: 'urgent',
    alert: { type: 'possible_flare_up', severity: 'high' },
    when: (facts) => hasLungCondition(facts.person) && !hasCopd(facts.person) && hasTwoSigns(facts),
    signs: signsOfDay,
  }),
  row({
    id: 'breathing-with-lung-condition',
    level: 'urgent',
    alert: { type: 'possible_flare_up', severity: 'medium' },
    when: (facts) =>
      hasLungCondition(facts.person) &&
      !hasCopd(facts.person) &&
      !hasTwoSigns(facts) &&
      facts.usualDays.some(
        (usual) => (pointsWorse('breathlessness', facts.report, usual) ?? 0) >= signPoints,
      ) &&
      facts.report.breathlessness < 7,
  }),
  row({
    id: 'fever-with-lung-condition',
    level: 'urgent',
    alert: { type: 'high_temperature', severity: 'medium' },
    when: ({ report, person }) => report.temperature === 'moderate-fever' && hasLungCondition(person),
  }),
  row({
    id: 'worse-than-usual',
    level: 'urgent',
    alert: { type: 'worse_than_usual', severity: 'high' },
    when: ({ sustained }) => sustained.length > 0,
    alertWhen: ({ sustainedForAlert }) => sustainedForAlert.length > 0,
    signs: ({ sustained }) => sustained,
  }),

  row({
    id: 'flare-up-one-sign',
    level: 'watch',
    alert: { type: 'possible_flare_up', severity: 'medium' },
    when: (facts) =>
      hasCopd(facts.person) && facts.signs.some((sign) => sign !== 'temperature') && !hasTwoSigns(facts),
    alertWhen: ({ hasSignForAlert }) => hasSignForAlert,
    signs: ({ signs }) => signs,
  }),
  row({
    id: 'phlegm-coloured',
    level: 'watch',
    alert: { type: 'changed_phlegm', severity: 'medium' },
    when: (facts) =>
      hasLungCondition(facts.person) &&
      !hasCopd(facts.person) &&
      !hasTwoSigns(facts) &&
      facts.report.sputumColor !== 'red' &&
      facts.usualDays.some((usual) => isPhlegmDarker(facts.report, usual)),
  }),
  row({
    id: 'reliever-over-4-puffs',
    level: 'watch',
    when: ({ report, usualDays }) =>
      (report.relieverPuffs ?? 0) > 4 &&
      (report.relieverPuffs ?? 0) <= 8 &&
      usualDays.some((usual) => (report.relieverPuffs ?? 0) > (usual?.relieverPuffs ?? 0)),
  }),
  row({
    id: 'fever-medium',
    level: 'watch',
    when: ({ report, person }) => report.temperature === 'moderate-fever' && !hasLungCondition(person),
  }),
  row({
    id: 'fever-low-with-lung-condition',
    level: 'watch',
    when: ({ report, person }) => report.temperature === 'low-fever' && hasLungCondition(person),
  }),
  row({
    id: 'fever-low',
    level: 'watch',
    when: ({ report, person }) => report.temperature === 'low-fever' && !hasLungCondition(person),
  }),
  row({
    id: 'energy-very-low',
    level: 'watch',
    alert: { type: 'very_low_energy', severity: 'medium' },
    when: ({ report }) => report.energy <= 2,
  }),
  row({
    id: 'worse-than-usual-today',
    level: 'watch',
    alertWhen: ({ isWorseTodayForAlert }) => isWorseTodayForAlert,
    when: ({ report, person, usualDays, points, sustained }) =>
      !hasCopd(person) && sustained.length === 0 && isWorseBy(points, report, usualDays),
  }),
]

type UsualDays = Facts['usualDays']

function isWorseBy(points: number, report: ComparedReport, usualDays: UsualDays): boolean {
  return usualDays.some((usual) =>
    comparedScores.some((name) => (pointsWorse(name, report, usual) ?? 0) >= points),
  )
}

export type EntryFindingId = (typeof entryFindingRules)[number]['id']

/**
 * What an entry shows, most serious first. Without a date it is the newest of its day.
 *
 * @param day local date of the entry, YYYY-MM-DD
 */
export function entryFindings(
  report: ComparedReport & Partial<Pick<SymptomEntry, 'date'>>,
  day: string,
  { person, usual: set, former = [], others = [], threshold = defaultChangeThreshold }: EntryContext,
): Finding<EntryFindingId>[] {
  const earlier = others.filter((entry) => entry.localDate < day)
  const counting = usualDayOn(set, day)
  const countingThen = former.flatMap(({ usual, replacedOn }) =>
    replacedOn < day ? [] : (usualDayOn(usual, day) ?? []),
  )
  const usualDays = [
    ...(counting ? [counting] : [undefined, ...workedOutUsualDays(earlier, person), ...(set ? [set] : [])]),
    ...countingThen,
  ]
  const signsOf = (read: ComparedReport): DaySign[] => [
    ...anyOf(flareUpSigns, usualDays, (usual) => flareUpSignsInEntry(read, usual)),
    ...(read.temperature === 'normal' ? [] : ['temperature' as const]),
  ]
  const own = signsOf(report)
  const untilMs = report.date === undefined ? Infinity : epochMs(report.date)
  const sameDay = () => others.filter(({ localDate, date }) => localDate === day && epochMs(date) <= untilMs)
  // Only an entry that has a sign itself is read with the others of its day.
  const signsEarlier = own.length === 0 ? [] : [...new Set(sameDay().flatMap(signsOf))]
  const sustainedBy = (...thresholds: ChangeThreshold[]) =>
    anyOf(comparedScores, usualDays, (usual) =>
      thresholds.flatMap((limit) => sustainedChanges({ ...report, localDate: day }, earlier, usual, limit)),
    )
  const facts: Facts = {
    report,
    person,
    usualDays,
    signs: own,
    signsEarlier: signsEarlier.filter((sign) => !own.includes(sign)),
    sustained: sustainedBy(threshold, defaultChangeThreshold),
    sustainedForAlert: sustainedBy(threshold),
    points: Math.min(threshold.points, defaultChangeThreshold.points),
    hasSignForAlert: usualDays.some(
      (usual) => flareUpSignsInEntry(report, usual, Math.max(threshold.points, signPoints)).length > 0,
    ),
    isWorseTodayForAlert:
      threshold.days <= defaultChangeThreshold.days && isWorseBy(threshold.points, report, usualDays),
  }
  return entryFindingRules
    .filter((rule) => rule.when(facts))
    .map(({ id, level, signs, alertWhen }) => ({
      id,
      level,
      ...(signs && { signs: signs(facts) }),
      ...(alertWhen?.(facts) === false && { isBelowThreshold: true as const }),
    }))
    .toSorted(byLevel)
}

/** Those that an entry shows against any of the usual days: no usual day hides what another one shows. */
function anyOf<Sign>(
  signs: readonly Sign[],
  usualDays: UsualDays,
  shown: (usual: UsualDay | undefined) => readonly Sign[],
): Sign[] {
  const found = new Set(usualDays.flatMap(shown))
  return signs.filter((sign) => found.has(sign))
}

/**
 * For a person with a lung condition, until a usual day that they set counts. An illness that lasts becomes the median
 * of all days, so the days without a finding give a second one. Both are read beside none, and therefore only add
 * findings.
 */
function workedOutUsualDays(
  earlier: readonly ComparedEntry[],
  person: Person | undefined,
): (UsualDay | undefined)[] {
  if (!hasLungCondition(person)) return []
  return [deriveUsualDay(earlier), deriveUsualDay(withoutFindingDays(earlier, person))]
}

/** The entries of days on which no entry shows anything, each read by itself. */
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

/** What an entry shows by itself, without the person or other entries, and that replaces praise. Most serious first. */
export const entryWarnings = (report: SymptomReport): EntryFindingId[] =>
  entryFindings(report, '', { person: undefined })
    .filter(isWarning)
    .map(({ id }) => id)
