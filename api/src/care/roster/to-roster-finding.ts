import type { RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import { isCheckFindingId } from '@second-wind/core/content/findings/current-finding-words'
import {
  checkFindingWords,
  describeFinding,
  entryFindingWords,
  namesOfSigns,
} from '@second-wind/core/content/findings/finding-words'
import { redFlagWords } from '@second-wind/core/content/triage/reason-words'
import type { CurrentFinding, LoggedRecords } from '@second-wind/core/findings/current-findings'
import { checkSign } from '@second-wind/core/findings/finding-gravity'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { iso } from '../../platform/iso.ts'

export type RecentFinding = RosterFinding & Pick<CurrentFinding, 'id'>

/** The worst of one kind, with the newest beside it. The patient's reply to the newest is about all before it. */
export function toRosterFinding(
  ofKind: readonly [CurrentFinding, ...CurrentFinding[]],
  logged: LoggedRecords,
): RecentFinding {
  const [worst] = ofKind
  const { id, level, isBelowThreshold, gravity, untilMs } = worst
  const newest = ofKind.reduce((one, other) => (other.fromMs > one.fromMs ? other : one))
  const isClockDoubtful = sourceOf(worst, logged)?.isClockDoubtful === true
  const { reply } = newest
  return {
    id,
    level,
    ...loggedWords(ofKind, logged),
    ...(isBelowThreshold && { isBelowThreshold }),
    at: shownAt(worst, logged),
    ...(isClockDoubtful && { isClockDoubtful }),
    gravity,
    ...(newest !== worst && {
      newest: { logged: loggedWords([newest], logged).logged, at: shownAt(newest, logged) },
    }),
    until: iso(untilMs),
    reply: reply ? { answer: reply.answer, at: reply.at } : null,
  }
}

/** By the phone's clock, unless the server doubts it: then when it arrived. */
const shownAt = (finding: CurrentFinding, logged: LoggedRecords): string =>
  sourceOf(finding, logged)?.isClockDoubtful ? iso(finding.fromMs) : finding.at

const sourceOf = ({ source }: CurrentFinding, { entries, checks }: LoggedRecords) =>
  source.kind === 'symptoms'
    ? entries.find(({ id }) => id === source.id)
    : checks.find(({ id }) => id === source.id)

/**
 * "breathlessness 9 of 10", "999 advice from a symptom check: Blue lips". The checks that call for 999 are named together,
 * the worst sign first, so that none hides the signs of another.
 */
function loggedWords(
  ofKind: readonly [CurrentFinding, ...CurrentFinding[]],
  { entries, checks }: LoggedRecords,
): Pick<RosterFinding, 'logged' | 'signIds'> {
  const [{ id, signs, level, source }] = ofKind
  if (isCheckFindingId(id)) {
    const { clinician } = checkFindingWords[id]
    const redFlags = redFlagsOf(
      ofKind.flatMap((finding) => checks.find((check) => check.id === finding.source.id) ?? []),
    )
    if (id === 'follow-up-still') {
      const about = namesOfSigns(signs ?? [])
      return { logged: about === '' ? clinician : `${clinician}: ${about}` }
    }
    if (redFlags.length === 0) return { logged: clinician }
    const words = redFlags.map((sign) => sign.words)
    return { logged: `${clinician}: ${words.join('. ')}`, signIds: redFlags.map((sign) => sign.id) }
  }
  const entry = entries.find((logged) => logged.id === source.id)
  return {
    logged: entry
      ? describeFinding({ id, level, ...(signs && { signs }) }, entry)
      : entryFindingWords[id].clinician,
  }
}

/** The warning signs of checks, the worst first; one whose reason is not known counts as the worst. */
function redFlagsOf(checks: readonly TriageResult[]): { id: string; words: string; gravity: number }[] {
  const signs = checks.flatMap(({ redFlags = [], reasons = [] }) =>
    redFlags.map((words) => {
      const reason = reasons.find((id) => checkSign(id) && redFlagWords(id) === words)
      return { id: words, gravity: 0, ...(reason !== undefined && checkSign(reason)), words }
    }),
  )
  return [...new Map(signs.toReversed().map((sign) => [sign.words, sign])).values()]
    .toReversed()
    .toSorted((a, b) => a.gravity - b.gravity)
}
