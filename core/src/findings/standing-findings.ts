import { epochMs } from '../platform/moment.ts'
import type { Patient } from '../records/patient.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import type { Person } from '../triage/person.ts'
import type { TriageResult } from '../triage/triage-result.ts'
import { type EntryContext, entryFindings, type EntryFindingId } from './entry-findings.ts'
import { byLevel, type Finding, type FindingLevel } from './finding.ts'
import { askedFindings, type FollowUpAnswer, followUpAnswer } from './follow-up.ts'

// "From latest data" is the floor: what is read also includes the worst finding of the last 24 hours, red flags of the
// last 48 (ruling D-04). A milder entry two minutes later hides nothing. Hazards: HZ-01, HZ-02.

export type CheckFindingId = 'check-seek-help' | 'check-monitor' | 'follow-up-still'

/** A finding that still counts, with the record that showed it. */
export type StandingFinding = Finding<EntryFindingId | CheckFindingId> & {
  source: { kind: 'symptoms' | 'triage'; id: string }
  /** The record that a reply to it is stored about: for "I still feel like this", the record that this was said about. */
  replyAbout: string
  /** When it was logged, by the phone's clock. */
  at: string
  tzOffsetMin: number
  localDate: string
  /** When it stops counting, epoch milliseconds. */
  untilMs: number
  /** What the person replied when asked about this finding: "Do you still feel like this?". It never removes it. */
  reply: FollowUpAnswer | undefined
}

const hourMs = 60 * 60_000

/** How long a finding counts. */
const standsForMs: Record<FindingLevel, number> = {
  emergency: 48 * hourMs,
  urgent: 24 * hourMs,
  watch: 24 * hourMs,
}

/** What a person's records are read against. */
export const findingContextOf = (
  person: (Person & Pick<Patient, 'usualDay' | 'changeThreshold'>) | undefined,
): Omit<EntryContext, 'others'> => ({
  person,
  usual: person?.usualDay,
  threshold: person?.changeThreshold,
})

export type LoggedRecords = {
  /** Entries that are not deleted, in any order: at least those that records-read.ts reads. */
  entries: readonly SymptomEntry[]
  /** Symptom checks and follow-up answers, in any order: at least those that records-read.ts reads. */
  checks: readonly TriageResult[]
}

/**
 * What still counts now, most serious first, the newest first among equals. A record from the future (a clock that was
 * ahead) counts as made now.
 *
 * @param nowMs epoch milliseconds
 */
export function standingFindings(
  { entries, checks }: LoggedRecords,
  context: Omit<EntryContext, 'others'>,
  nowMs: number,
): StandingFinding[] {
  const replies = checks.flatMap((check) => followUpAnswer(check) ?? [])
  const fromEntries = entries
    .filter((entry) => nowMs - epochMs(entry.date) < standsForMs.emergency)
    .flatMap((entry) =>
      entryFindings(entry, entry.localDate, { ...context, others: entries }).map((finding) =>
        standing(finding, 'symptoms', { ...entry, at: entry.date }),
      ),
    )
  const fromChecks = checks.flatMap((check) =>
    checkFindings(check).map((finding) => ({
      ...standing(finding, 'triage', { ...check, at: check.createdAt }),
      replyAbout: followUpAnswer(check)?.about ?? check.id,
    })),
  )
  return [...fromEntries, ...fromChecks]
    .filter((finding) => nowMs < finding.untilMs)
    .map((finding) => ({ ...finding, reply: newestReply(replies, finding) }))
    .toSorted((a, b) => byLevel(a, b) || epochMs(b.at) - epochMs(a.at))
}

type CheckedResult = Pick<TriageResult, 'result' | 'track' | 'answers' | 'reasons' | 'redFlags'>

/** What a symptom check or a follow-up answer found. A result milder than its own warning signs hides none of them. */
function checkFindings(check: CheckedResult): Finding<CheckFindingId>[] {
  const { result, track, answers, reasons = [], redFlags = [] } = check
  if (track === 'follow-up') {
    const isStill = result === 'seek_help' || answers?.['answer'] === 'still'
    return isStill ? [{ id: 'follow-up-still', level: 'emergency', signs: askedFindings(check) }] : []
  }
  if (result === 'seek_help' || redFlags.length > 0) return [{ id: 'check-seek-help', level: 'emergency' }]
  const isEcho = reasons.length > 0 && reasons.every((id) => echoRules.has(id))
  return result === 'monitor' && !isEcho ? [{ id: 'check-monitor', level: 'urgent' }] : []
}

/**
 * Rules that repeat an earlier sign or add advice (triage/safety-rules.ts). A result for these reasons alone shows no
 * sign of its own: the earlier one counts for its own time, not a day longer with every check.
 */
const echoRules: ReadonlySet<string> = new Set(['A6', 'A11', 'A12'])

type Moment = { id: string; at: string; tzOffsetMin: number; localDate: string }

function standing(
  finding: Finding<EntryFindingId | CheckFindingId>,
  kind: StandingFinding['source']['kind'],
  moment: Moment,
): Omit<StandingFinding, 'reply'> {
  const { id: recordId, at, tzOffsetMin, localDate } = moment
  const untilMs = epochMs(at) + standsForMs[finding.level]
  return {
    ...finding,
    source: { kind, id: recordId },
    replyAbout: recordId,
    at,
    tzOffsetMin,
    localDate,
    untilMs,
  }
}

function newestReply(
  replies: readonly FollowUpAnswer[],
  finding: Omit<StandingFinding, 'reply'>,
): FollowUpAnswer | undefined {
  return replies
    .filter((reply) => reply.about === finding.replyAbout && isReplyTo(reply, finding))
    .toSorted((a, b) => epochMs(b.at) - epochMs(a.at))[0]
}

/** A reply answers only what was asked: a sign that an edit added afterwards is still to be asked about. */
function isReplyTo(reply: FollowUpAnswer, { id, signs = [], at }: Omit<StandingFinding, 'reply'>): boolean {
  const isAsked = (finding: string) => reply.asked.includes(finding)
  if (id !== 'follow-up-still') return isAsked(id)
  // "I still feel like this" is a finding and a reply; only a later reply to it, or to all it was about, answers it.
  return epochMs(reply.at) > epochMs(at) && (isAsked(id) || (signs.length > 0 && signs.every(isAsked)))
}
