import type { RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import {
  checkFindingWords,
  describeFinding,
  entryFindingWords,
} from '@second-wind/core/content/findings/finding-words'
import type {
  CheckFindingId,
  CurrentFinding,
  LoggedRecords,
} from '@second-wind/core/findings/current-findings'
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
    logged: loggedWords(ofKind, logged),
    ...(isBelowThreshold && { isBelowThreshold }),
    at: shownAt(worst, logged),
    ...(isClockDoubtful && { isClockDoubtful }),
    gravity,
    ...(newest !== worst && {
      newest: { logged: loggedWords([newest], logged), at: shownAt(newest, logged) },
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
 * so that none hides the signs of another.
 */
function loggedWords(
  ofKind: readonly [CurrentFinding, ...CurrentFinding[]],
  { entries, checks }: LoggedRecords,
): string {
  const [{ id, signs, level, source }] = ofKind
  if (isCheckFinding(id)) {
    const redFlags = ofKind.flatMap(
      (finding) => checks.find((check) => check.id === finding.source.id)?.redFlags ?? [],
    )
    const flags = redFlags.length > 0 ? `: ${[...new Set(redFlags)].join('. ')}` : ''
    return checkFindingWords[id].clinician + flags
  }
  const entry = entries.find((logged) => logged.id === source.id)
  return entry
    ? describeFinding({ id, level, ...(signs && { signs }) }, entry)
    : entryFindingWords[id].clinician
}

const isCheckFinding = (id: CurrentFinding['id']): id is CheckFindingId =>
  Object.hasOwn(checkFindingWords, id)
