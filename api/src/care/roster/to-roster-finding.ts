import { gravityOfAdvice } from '@second-wind/core/care/check-advice'
import type { RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import { describeAdvice } from '@second-wind/core/care/describe-advice'
import { isCheckFindingId } from '@second-wind/core/content/findings/current-finding-words'
import {
  checkFindingWords,
  describeFinding,
  entryFindingWords,
  namesOfSigns,
} from '@second-wind/core/content/findings/finding-words'
import { redFlagWords } from '@second-wind/core/content/triage/reason-words'
import type { CurrentFinding, LoggedRecords } from '@second-wind/core/findings/current-findings'
import { emergencySignOfReason } from '@second-wind/core/findings/finding-gravity'
import { isChosenByMistake } from '@second-wind/core/findings/follow-up-reply'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { answeredFrom } from '@second-wind/core/triage/answered-span'
import type { Person } from '@second-wind/core/triage/person'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { iso } from '../../platform/iso.ts'

export type RecentFinding = RosterFinding & Pick<CurrentFinding, 'id'>

/**
 * The worst of one kind, with the newest beside it. The patient's reply to the newest is about all before it; that it was
 * chosen by mistake is not.
 */
export function toRosterFinding(
  found: readonly [CurrentFinding, ...CurrentFinding[]],
  logged: LoggedRecords,
  person: Person,
): RecentFinding {
  const [first, ...others] = found.filter((finding) => !isChosenByMistake(finding))
  const ofKind = rankAdvice(first ? [first, ...others] : found, logged, person)
  const [worst] = ofKind
  const { id, level, isBelowThreshold, gravity, untilMs } = worst
  const newest = ofKind.reduce((one, other) => (other.fromMs > one.fromMs ? other : one))
  const isClockDoubtful = sourceOf(worst, logged)?.isClockDoubtful === true
  const { reply } = newest
  const check = logged.checks.find((one) => one.id === worst.source.id)
  const from = check && !isClockDoubtful ? answeredFrom(check) : undefined
  return {
    id,
    level,
    ...loggedWords(ofKind, logged, person),
    ...(isBelowThreshold && { isBelowThreshold }),
    at: shownAt(worst, logged),
    ...(from !== undefined && { answeredFrom: from }),
    ...(isClockDoubtful && { isClockDoubtful }),
    gravity,
    ...(newest !== worst && {
      newest: { logged: loggedWords([newest], logged, person).logged, at: shownAt(newest, logged) },
    }),
    until: iso(untilMs),
    reply: reply ? { answer: reply.answer, at: reply.at, ...(reply.isMistake && { isMistake: true }) } : null,
  }
}

/** A check with advice for today is as serious as what the log finds for the same fact. The most serious first. */
function rankAdvice(
  ofKind: readonly [CurrentFinding, ...CurrentFinding[]],
  { checks }: LoggedRecords,
  person: Person,
): readonly [CurrentFinding, ...CurrentFinding[]] {
  const [first] = ofKind
  if (first.id !== 'check-monitor') return ofKind
  const graded = (finding: CurrentFinding): CurrentFinding => ({
    ...finding,
    gravity: gravityOfAdvice(reasonsOf(finding, checks), person),
  })
  const ranked = ofKind.map(graded).toSorted((a, b) => a.gravity - b.gravity)
  return [ranked[0] ?? first, ...ranked.slice(1)]
}

const reasonsOf = ({ source }: CurrentFinding, checks: LoggedRecords['checks']): readonly string[] =>
  checks.find(({ id }) => id === source.id)?.reasons ?? []

/** The time by the phone's clock; the time of arrival if the server doubts that clock. */
const shownAt = (finding: CurrentFinding, logged: LoggedRecords): string =>
  sourceOf(finding, logged)?.isClockDoubtful ? iso(finding.fromMs) : finding.at

const sourceOf = ({ source }: CurrentFinding, { entries, checks }: LoggedRecords) =>
  source.kind === 'symptoms'
    ? entries.find(({ id }) => id === source.id)
    : checks.find(({ id }) => id === source.id)

/**
 * "breathlessness 9 out of 10", "999 advice from a symptom check: blue lips", "Same-day advice from a symptom check (“A wheeze
 * that I or other people can hear”)". The checks that call for 999 are named together, the worst sign first, so that none
 * hides the signs of another.
 */
function loggedWords(
  ofKind: readonly [CurrentFinding, ...CurrentFinding[]],
  { entries, checks }: LoggedRecords,
  person: Person,
): Pick<RosterFinding, 'logged' | 'signIds'> {
  const [first] = ofKind
  const { id, signs, level, isUsualUnknown, source } = first
  if (isCheckFindingId(id)) {
    const { clinician } = checkFindingWords[id]
    if (id === 'check-monitor') {
      const advice = describeAdvice(reasonsOf(first, checks), person)
      return { logged: advice === undefined ? clinician : `${clinician} (${advice})` }
    }
    const redFlags = redFlagsOf(
      ofKind.flatMap((finding) => checks.find((check) => check.id === finding.source.id) ?? []),
    )
    if (id === 'follow-up-still') {
      const about = namesOfSigns(signs ?? [])
      return { logged: about === '' ? clinician : `${clinician}: ${about}` }
    }
    if (redFlags.length === 0) return { logged: clinician }
    const words = redFlags.map((sign) => sign.words)
    return {
      logged: `${clinician}: ${lowerFirst(words.join('. '))}`,
      signIds: redFlags.map((sign) => sign.id),
    }
  }
  const entry = entries.find((logged) => logged.id === source.id)
  return {
    logged: entry
      ? describeFinding(
          { id, level, ...(signs && { signs }), ...(isUsualUnknown && { isUsualUnknown }) },
          entry,
        )
      : entryFindingWords[id].clinician,
  }
}

/** The warning signs of checks, the worst first; one whose reason is not known counts as the worst. */
function redFlagsOf(checks: readonly TriageResult[]): { id: string; words: string; gravity: number }[] {
  const signs = checks.flatMap(({ redFlags = [], reasons = [] }) =>
    redFlags.map((words) => {
      const reason = reasons.find((id) => emergencySignOfReason(id) && redFlagWords(id) === words)
      return { id: words, gravity: 0, ...(reason !== undefined && emergencySignOfReason(reason)), words }
    }),
  )
  return [...new Map(signs.toReversed().map((sign) => [sign.words, sign])).values()]
    .toReversed()
    .toSorted((a, b) => a.gravity - b.gravity)
}
