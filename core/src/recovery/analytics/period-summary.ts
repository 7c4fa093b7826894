import type { EntryContext } from '../../findings/entry-context.ts'
import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import { entryFindings } from '../../findings/entry-findings.ts'
import { isHighRiskFinding } from '../../findings/finding.ts'
import { groupBy } from '../../platform/group-by.ts'
import { addDays, daysBetween } from '../../platform/moment.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { TriageLevel, TriageResult } from '../../triage/triage-result.ts'
import { answeredScores } from '../answered-scores.ts'

// "Three sentences a person understands." They count only what was logged: a day without a check-in is not known, and no
// sentence calls it well. Hazards: HZ-02, C15.

export type SignOfEntry = {
  entry: SymptomEntry
  kind: 'alert' | 'flare-up' | 'watch'
  /** A warning sign can be one of a flare-up too. */
  isFlareUp: boolean
}

/** What is said as a sign of a flare-up, and not as a warning sign. */
const flareUpIds: ReadonlySet<EntryFindingId> = new Set([
  'flare-up-two-signs',
  'two-signs-with-lung-condition',
  'breathing-with-lung-condition',
  'worse-than-usual',
  'flare-up-one-sign',
  'phlegm-coloured',
  'phlegm-more-with-lung-condition',
  'cough-with-lung-condition',
  'lasting-with-lung-condition',
])

/** More than the check-in days that the rules compare with. */
const entriesReadBefore = 60

/**
 * The entries that show a finding: a warning sign, else a sign of a flare-up, else a sign to watch.
 *
 * @param shown the entries to read
 * @param all the person's entries, in any order
 */
export function signsOfEntries(
  shown: readonly SymptomEntry[],
  all: readonly SymptomEntry[],
  context: Omit<EntryContext, 'others'>,
): SignOfEntry[] {
  const newestFirst = all.toSorted((a, b) => b.date.localeCompare(a.date))
  return shown.flatMap((entry): SignOfEntry[] => {
    const at = newestFirst.findIndex(({ id }) => id === entry.id)
    const others = newestFirst.slice(at + 1, at + 1 + entriesReadBefore)
    const findings = entryFindings(entry, entry.localDate, { ...context, others })
    const isFlareUp = findings.some(({ id }) => flareUpIds.has(id))
    if (findings.some((finding) => isHighRiskFinding(finding) && !flareUpIds.has(finding.id)))
      return [{ entry, kind: 'alert', isFlareUp }]
    if (isFlareUp) return [{ entry, kind: 'flare-up', isFlareUp }]
    return findings.length > 0 ? [{ entry, kind: 'watch', isFlareUp }] : []
  })
}

type Period = {
  /** The entries of the period, in any order. */
  entries: readonly SymptomEntry[]
  signs: readonly SignOfEntry[]
  /** The symptom checks of the period, without replies. */
  checks?: readonly Pick<TriageResult, 'localDate' | 'result'>[]
  /** The day of the person's first check-in: the days before it do not count as missed. */
  firstCheckIn: string
  today: string
  days: number
  usualBreathlessness: number | undefined
  /** Says a local date in words. */
  formatDay: (day: string) => string
}

/** How often, how breathless, and which signs, one sentence each. */
export function summarisePeriod(period: Period): [checkIns: string, breathing: string, signs: string] {
  return [checkInSentence(period), breathingSentence(period), signSentence(period)]
}

function checkInSentence({ entries, firstCheckIn, today, days }: Period): string {
  const start = addDays(today, 1 - days)
  const isNew = firstCheckIn > start
  const counted = isNew ? daysBetween(firstCheckIn, today) + 1 : days
  const logged = new Set(entries.map(({ localDate }) => localDate)).size
  const missed = counted - logged
  const of = isNew ? `${dayCount(counted)} since your first check-in` : `the last ${dayCount(counted)}`
  const others = missed === 1 ? 'the other day' : `the other ${dayCount(missed)}`
  const unknown = missed > 0 ? ` We do not know how you were on ${others}.` : ''
  return `You checked in on ${logged} of ${of}.${unknown}`
}

/** The worst answer of each day. A score that was not set is no answer. */
function breathingSentence({ entries, usualBreathlessness: usual }: Period): string {
  const worst = [...groupBy(entries, ({ localDate }) => localDate).values()].flatMap((ofDay) => {
    const scores = answeredScores('breathlessness', ofDay)
    return scores.length > 0 ? [Math.max(...scores)] : []
  })
  if (worst.length === 0) return 'You did not rate your breathlessness on any of these days.'
  const [low, high] = [Math.min(...worst), Math.max(...worst)]
  const range = low === high ? `${low} out of 10` : `between ${low} and ${high} out of 10`
  const known = usual === undefined ? '' : ` Your usual is ${usual}.`
  return `Your breathlessness was ${range}${worst.length === 1 ? '' : ` over ${dayCount(worst.length)}`}.${known}`
}

function signSentence({ signs, checks = [], formatDay }: Period): string {
  const daysWith = (matches: (sign: SignOfEntry) => boolean) =>
    [...new Set(signs.filter(matches).map(({ entry }) => entry.localDate))].toSorted().map(formatDay)
  const said = [
    signDays(
      'a warning sign',
      daysWith(({ kind }) => kind === 'alert'),
    ),
    signDays(
      'a sign of a flare-up',
      daysWith(({ isFlareUp }) => isFlareUp),
    ),
    signDays(
      'symptoms to keep an eye on',
      daysWith(({ kind }) => kind === 'watch'),
      'had',
    ),
    checkSentence(checks, formatDay),
  ].filter((part) => part !== undefined)
  return said.length === 0 ? 'None of your check-ins showed a warning sign.' : said.join(' ')
}

/** The newest of the most serious. No sentence says that there was no sign beside one. */
function checkSentence(
  checks: NonNullable<Period['checks']>,
  formatDay: Period['formatDay'],
): string | undefined {
  const newest = (level: TriageLevel) =>
    checks
      .filter(({ result }) => result === level)
      .map(({ localDate }) => localDate)
      .toSorted()
      .at(-1)
  const [emergency, advice] = [newest('seek_help'), newest('monitor')]
  if (emergency !== undefined) return `Your symptom check on ${formatDay(emergency)} showed a warning sign.`
  return advice === undefined
    ? undefined
    : `Your symptom check on ${formatDay(advice)} said to get medical advice.`
}

function signDays(what: string, days: readonly string[], did = 'logged'): string | undefined {
  const last = days.at(-1)
  if (last === undefined) return undefined
  return days.length === 1
    ? `On ${last} you ${did} ${what}.`
    : `On ${dayCount(days.length)} you ${did} ${what}. The last was ${last}.`
}

const dayCount = (count: number): string => `${count} day${count === 1 ? '' : 's'}`
