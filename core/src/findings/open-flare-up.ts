import { addDays, captureMoment, dayMs } from '../platform/moment.ts'
import { countedTimeMs } from '../records/clock-doubt.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import { type UsualDay, usualDayOn } from '../records/usual-day.ts'
import { hasLungCondition } from '../triage/person.ts'
import { findMissingAnswers, listNeededAnswers, type SignAnswer } from './answers-that-end-signs.ts'
import {
  type CurrentFinding,
  currentFindings,
  findingOfEntry,
  findingsOfRecords,
  isAnswered,
  type LoggedRecords,
  newestReply,
} from './current-findings.ts'
import type { EntryContext } from './entry-context.ts'
import { byGravity, gravityOf } from './finding-gravity.ts'
import { asksForAdviceToday, isSign, isWarning, sameDaySigns } from './finding.ts'
import { type Logged, withLastWord } from './flare-up/last-word.ts'
import { isChosenByMistake, lastRepliedMs, usualReply } from './follow-up-reply.ts'
import { highScoresWithOpenSign, repeatsShownScores } from './insight-score.ts'
import { findingCountsForMs } from './time-windows.ts'
import { compareWithUsualDay, maxGapDays } from './usual-comparison.ts'
import { withoutFindingDays } from './usual-day/comparison-days.ts'
import { deriveUsualDay } from './usual-day/derived-usual-day.ts'

/**
 * "Sustained worsening ... from the person's usual stable state" (NICE NG115) does not end after the hours of ruling D-04.
 * This row adds to them: with a lung condition, the last warning sign stays on the patient's screens as a question, until
 * the entries of a later day are like the usual day or the person replies that they are back to it.
 */
const openFlareUpRule = {
  id: 'flare-up-open',
  level: 'watch',
  /** After the sign, or after the last reply "No, not yet". */
  countsForDays: 28,
  reason:
    'a flare-up ends with the return to the usual state, which can take weeks; who does not start to get better needs advice',
  source: 'NICE NG115, COPD in over 16s, 2018, updated 2019; NICE NG114, COPD exacerbation, 2018',
  hazard: 'HZ-02',
} as const

/**
 * One sign that said "contact a GP surgery or call 111 today" is asked about when its own hours are over. One sign above
 * a usual day that is not known is left out: each day of a stable long illness would ask.
 */
const oneSignRule = {
  countsForDays: maxGapDays,
  reason: 'one sign can be the start of a flare-up, which only the next days show',
  source: 'NICE NG115, COPD in over 16s, 2018, updated 2019; BTS/NICE/SIGN NG245, asthma, November 2024',
  hazard: 'HZ-02',
} as const

const isOneSignToAskAbout = ({ id, isUsualUnknown, fromMs, untilMs }: FoundFinding, nowMs: number): boolean =>
  sameDaySigns.has(id) &&
  !isUsualUnknown &&
  nowMs >= untilMs &&
  nowMs - fromMs < oneSignRule.countsForDays * dayMs

type Context = Omit<EntryContext, 'others'>
type FoundFinding = Omit<CurrentFinding, 'reply'>

/**
 * The findings for a patient's screens, most serious first: the current ones, and a flare-up that no usual day has
 * followed, unless a warning says more. The clinic has its alert, which stays open until a clinician resolves it.
 *
 * @param nowMs epoch milliseconds
 */
export function patientFindings(records: LoggedRecords, context: Context, nowMs: number): CurrentFinding[] {
  const backMs = lastBackToUsualMs(records.checks, nowMs)
  const current = withoutRepeatedScores(currentFindings(records, context, nowMs), records.entries).filter(
    ({ id, fromMs }) => id !== 'follow-up-not-usual' || fromMs > backMs,
  )
  const open = openBeside(current, { records, context, nowMs })
  const found = open ? [...notNamedBy(open, current), open] : current
  return [...found, ...highScoresOf(records, found, context, nowMs)].toSorted(byGravity)
}

/** A warning says more than an open flare-up, unless the person replied "I am better" to it and has been worse since. */
function openBeside(current: readonly CurrentFinding[], logged: Logged): CurrentFinding | undefined {
  const warnings = current.filter((finding) => isWarning(finding) && !isChosenByMistake(finding))
  if (!warnings.every((finding) => isAnswered(finding, warnings))) return undefined
  const found = openFlareUp(logged)
  if (!found) return undefined
  const open = withLastWord(found, notNamedBy(found, current), logged)
  return open.lastWord || open.fromMs > lastRepliedMs(warnings) ? open : undefined
}

const notNamedBy = ({ source }: CurrentFinding, current: readonly CurrentFinding[]): CurrentFinding[] =>
  current.filter((finding) => isWarning(finding) || finding.source.id !== source.id)

/** A milder entry is not listed beside the sign whose scores it repeats. */
const withoutRepeatedScores = (
  findings: readonly CurrentFinding[],
  entries: LoggedRecords['entries'],
): CurrentFinding[] =>
  findings.filter((finding) => {
    const entry = entries.find(({ id }) => id === finding.source.id)
    const others = findings.filter(({ source }) => source.id !== finding.source.id)
    return !entry || !repeatsShownScores(entry, finding, others)
  })

/**
 * Whether a usual day is a claim that a flare-up is over, so that the person is asked about it: a flare-up is open, or a
 * sign counts whose flare-up it would end.
 */
export const mayEndFlareUp = (records: LoggedRecords, context: Context, nowMs: number): boolean =>
  hasLungCondition(context.person) &&
  patientFindings(records, context, nowMs).some(
    (finding) => finding.id === openFlareUpRule.id || asksForAdviceToday(finding),
  )

/** Finds high scores in the entries of the last 24 hours that show no sign themselves. */
function highScoresOf(
  { entries, checks }: LoggedRecords,
  found: readonly CurrentFinding[],
  context: Context,
  nowMs: number,
): CurrentFinding[] {
  const signs = found.filter((finding) => isWarning(finding) || isSign(finding))
  const shown = new Set(signs.map(({ source }) => source.id))
  return entries
    .filter(({ id }) => !shown.has(id))
    .flatMap((entry) =>
      highScoresWithOpenSign(signs, entry, context).map((finding) => findingOfEntry(entry, finding, nowMs)),
    )
    .filter(({ fromMs }) => nowMs - fromMs < findingCountsForMs.watch)
    .map((finding) => ({ ...finding, reply: newestReply(finding, checks, nowMs) }))
}

/** When the person last replied "I am back to normal for me". */
const lastBackToUsualMs = (checks: LoggedRecords['checks'], nowMs: number): number =>
  Math.max(
    -Infinity,
    ...checks
      .filter((check) => usualReply(check) === 'usual')
      .map((check) => countedTimeMs(check.createdAt, check, nowMs)),
  )

function openFlareUp({ records: { entries, checks }, context, nowMs }: Logged): CurrentFinding | undefined {
  if (!hasLungCondition(context.person)) return undefined
  const backMs = lastBackToUsualMs(checks, nowMs)
  /** An entry of the moment of the reply was saved with it, and can have been changed since. */
  const isSinceBack = ({ fromMs, source }: FoundFinding) =>
    fromMs > backMs || (fromMs === backMs && source.kind === 'symptoms')
  const counts = (finding: FoundFinding) =>
    isSinceBack(finding) &&
    nowMs - finding.fromMs < openFlareUpRule.countsForDays * dayMs &&
    (isWarning(finding) || finding.id === 'follow-up-not-usual' || isOneSignToAskAbout(finding, nowMs)) &&
    newestReply(finding, checks, nowMs)?.answer !== 'better'
  const find = (records: LoggedRecords) => findingsOfRecords(records, { ...context, others: entries }, nowMs)
  const warningsOf = (id: string) => {
    const ofRecord = ({ id: other }: { id: string }) => other === id
    return find({ entries: entries.filter(ofRecord), checks: checks.filter(ofRecord) }).filter(isWarning)
  }
  /** A reply is about the signs of its record. */
  const signsOf = (finding: FoundFinding): FoundFinding[] =>
    isReply(finding) ? warningsOf(finding.replyAbout).toSorted(byGravity) : [finding]
  const needs = (finding: FoundFinding) =>
    signsOf(finding).flatMap((sign) =>
      listNeededAnswers(
        sign,
        checks.find(({ id }) => id === sign.source.id),
      ),
    )

  const daysLikeUsual: SymptomEntry[][] = []
  const hasEnded = (finding: FoundFinding) =>
    daysLikeUsual.some((ofDay) => findMissingAnswers(needs(finding), ofDay).length === 0)
  for (const day of newestDays([...entries, ...checks], nowMs)) {
    const ofDay = entries.filter(({ localDate }) => localDate === day)
    const found = find({ entries: ofDay, checks: checks.filter(({ localDate }) => localDate === day) })
    const signs = found.filter((finding) => counts(finding) && !hasEnded(finding))
    const [newest] = signs.toSorted((a, b) => b.fromMs - a.fromMs)
    if (newest) {
      const ofRecord = signs.filter(({ source }) => source.id === newest.source.id).toSorted(byGravity)
      const needed = findMissingAnswers(ofRecord.flatMap(needs), [])
      const signFindings = isReply(newest) ? [...signsOf(newest), ...ofRecord] : ofRecord
      return toOpen(newest, signFindings, needed)
    }
    if (ofDay.length > 0 && found.length === 0 && isLikeUsual(ofDay, entries, context))
      daysLikeUsual.push(ofDay)
  }
  return undefined
}

const isReply = ({ id }: FoundFinding): boolean => id === 'follow-up-still' || id === 'follow-up-not-usual'

function newestDays(records: readonly { localDate: string }[], nowMs: number): string[] {
  const oldest = addDays(captureMoment(nowMs, 0).localDate, -1 - openFlareUpRule.countsForDays)
  const days = new Set(records.map(({ localDate }) => localDate).filter((day) => day >= oldest))
  return [...days].toSorted().toReversed()
}

function toOpen(
  newest: FoundFinding,
  signFindings: readonly FoundFinding[],
  needed: readonly SignAnswer[],
): CurrentFinding {
  const { id, level, countsForDays } = openFlareUpRule
  const { source, replyAbout, at, tzOffsetMin, localDate, fromMs } = newest
  const untilMs = fromMs + countsForDays * dayMs
  return {
    id,
    level,
    gravity: gravityOf(id),
    signFindings,
    needed,
    source,
    replyAbout,
    at,
    tzOffsetMin,
    localDate,
    fromMs,
    untilMs,
    reply: undefined,
  }
}

/** Every entry of the day, against every usual day that is known: one that was set since the flare-up does not end it. */
function isLikeUsual(
  ofDay: readonly SymptomEntry[],
  entries: readonly SymptomEntry[],
  context: Context,
): boolean {
  return ofDay.every((entry) => {
    const usualDays = usualDaysForClosing(entry.localDate, entries, context)
    const untouchedFields = entry.untouchedFields?.filter((field) => field !== 'temperature')
    const report = { ...entry, untouchedFields }
    const isLike = (usual: UsualDay) =>
      ['like', 'better'].includes(compareWithUsualDay(report, usual, context.threshold) ?? 'worse')
    return usualDays.length > 0 && usualDays.every(isLike)
  })
}

/** The usual days that an entry must be like to end a flare-up. */
export function usualDaysForClosing(
  day: string,
  entries: readonly SymptomEntry[],
  { person, usual, former = [] }: Context,
): UsualDay[] {
  const since = addDays(day, -openFlareUpRule.countsForDays)
  const set = usualDayOn(usual, day)
  const replaced = former.filter(({ replacedOn }) => replacedOn >= since).map((earlier) => earlier.usual)
  if (replaced.length > 0 || (set && set.setOn < since)) return [...(set ? [set] : []), ...replaced]
  const before = entries.filter(({ localDate }) => localDate < (set?.setOn ?? day))
  const derived = deriveUsualDay(withoutFindingDays(before, person))
  return [...(set ? [set] : []), ...(derived ? [derived] : [])]
}
