import type { Message } from '../care/message.ts'
import { groupBy } from '../platform/group-by.ts'
import { captureMoment, epochMs, hourMs } from '../platform/moment.ts'
import { type ArrivalFacts, type ClockDoubt, countedTimeMs } from '../records/clock-doubt.ts'
import type { Patient } from '../records/patient.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import type { Person } from '../triage/person.ts'
import type { TriageResult } from '../triage/triage-result.ts'
import type { SignAnswer } from './answers-that-end-signs.ts'
import type { EntryContext } from './entry-context.ts'
import type { EntryFindingId } from './entry-finding-rules.ts'
import { entryFindings } from './entry-findings.ts'
import { byGravity, figureOf, gravityOf, gravityOfCheck } from './finding-gravity.ts'
import { type Finding, withoutNamedSigns } from './finding.ts'
import type { LastWord } from './flare-up/last-word.ts'
import {
  confirmsFinding,
  type Counted,
  type FollowUpReply,
  followUpReply,
  recordIdOfReply,
  findingIdsOfReply,
  isCheckedAgain,
  isLater,
  isChosenByMistake,
  usualReply,
} from './follow-up-reply.ts'
import { findingCountsForMs } from './time-windows.ts'

// The specification's "from latest data" is the minimum: what is read also includes the worst finding of the last 24
// hours, red flags of the last 48 (ruling D-04). A milder entry two minutes later hides nothing. Hazards: HZ-01, HZ-02.

export type CheckFindingId =
  | 'check-seek-help'
  | 'check-monitor'
  | 'follow-up-still'
  | 'follow-up-not-usual'
  /** open-flare-up.ts */
  | 'flare-up-open'

/** A finding that still counts, with the record that showed it. */
export type CurrentFinding = Finding<EntryFindingId | CheckFindingId> & {
  source: { kind: 'symptoms' | 'triage'; id: string }
  /** The record that a reply to it is stored about: for "I still feel like this", the record that this was said about. */
  replyAbout: string
  /** When it was logged, by the phone's clock; when it arrived, if that clock was ahead. */
  at: string
  tzOffsetMin: number
  localDate: string
  /** Compares findings of one level; smaller is more serious. */
  gravity: number
  /** When it starts to count, epoch milliseconds (records/clock-doubt.ts). */
  fromMs: number
  /** When it stops counting, epoch milliseconds. */
  untilMs: number
  /** What the person replied when asked about this finding: "Do you still feel like this?". It never removes it. */
  reply: FollowUpReply | undefined
  /** A later symptom check without a 999 answer: what a person was asked to do who chose the answers by mistake. */
  isCheckedAgain?: boolean
  /** The warning signs of a symptom check, in the words that the person saw. */
  redFlags?: readonly string[]
  /** The signs of the record of an open flare-up, the most serious first, and what was replied about them. */
  signFindings?: readonly Omit<CurrentFinding, 'reply'>[]
  /** What has to be answered again before an open flare-up ends. */
  needed?: readonly SignAnswer[]
  /** Of an open flare-up: that the person was worse, or not back to usual, where nothing newer says otherwise. */
  lastWord?: LastWord | undefined
}

/** What a person's records are compared with. */
export const findingContextOf = (
  person: (Person & Pick<Patient, 'usualDay' | 'formerUsualDays' | 'changeThreshold'>) | undefined,
): Omit<EntryContext, 'others'> => ({
  person,
  usual: person?.usualDay,
  former: person?.formerUsualDays ?? [],
  threshold: person?.changeThreshold,
})

export type LoggedRecords = {
  /** Entries that are not deleted, in any order: at least those that recent-records.ts reads. */
  entries: readonly (SymptomEntry & ClockDoubt)[]
  /** Symptom checks and follow-up answers, in any order: at least those that recent-records.ts reads. */
  checks: readonly (TriageResult & ClockDoubt)[]
  /** Of the care team, with the person's answers. */
  messages?: readonly Pick<Message, 'answers'>[] | undefined
}

/**
 * What still counts now, most serious first (finding-gravity.ts), the newest first among equals.
 *
 * @param nowMs epoch milliseconds
 */
export function currentFindings(
  { entries, checks }: LoggedRecords,
  context: Omit<EntryContext, 'others'>,
  nowMs: number,
): CurrentFinding[] {
  const recent = entries.filter(
    (entry) => nowMs - countedTimeMs(entry.date, entry, nowMs) < findingCountsForMs.emergency,
  )
  return findingsOfRecords({ entries: recent, checks }, { ...context, others: entries }, nowMs)
    .filter((finding) => nowMs < finding.untilMs)
    .map((finding) => ({
      ...finding,
      reply: newestReply(finding, checks, nowMs),
      isCheckedAgain: isCheckedAgain(finding, checks, nowMs),
    }))
    .toSorted(byGravity)
}

/** The findings that others of the same record name. */
export function namedByOthers(findings: readonly CurrentFinding[]): ReadonlySet<CurrentFinding> {
  const ofRecords = [...groupBy(findings, ({ source }) => source.id).values()]
  const listed = new Set(ofRecords.flatMap((ofRecord) => withoutNamedSigns(ofRecord)))
  return new Set(findings.filter((finding) => !listed.has(finding)))
}

/** What records showed, whether it still counts or not. */
export function findingsOfRecords(
  { entries, checks }: LoggedRecords,
  context: EntryContext,
  nowMs: number,
): Omit<CurrentFinding, 'reply'>[] {
  const fromEntries = entries.flatMap((entry) =>
    entryFindings(entry, entry.localDate, context).map((finding) => findingOfEntry(entry, finding, nowMs)),
  )
  const fromChecks = checks.flatMap((check) => {
    const moment = momentOf({ ...check, at: check.createdAt }, nowMs)
    return checkFindings(check).map((finding) => ({
      ...currentFinding(
        {
          ...finding,
          gravity: gravityOfCheckFinding(finding, check),
        },
        { kind: 'triage', id: check.id },
        moment,
      ),
      replyAbout: recordIdOfReply(check) ?? check.id,
    }))
  })
  return [...fromEntries, ...fromChecks]
}

export const findingOfEntry = (
  entry: SymptomEntry & ClockDoubt,
  finding: Finding<EntryFindingId>,
  nowMs: number,
): Omit<CurrentFinding, 'reply'> =>
  currentFinding(
    { ...finding, gravity: gravityOf(finding.id, entry) },
    { kind: 'symptoms', id: entry.id },
    momentOf({ ...entry, at: entry.date }, nowMs),
  )

/** The reply "I still feel like this" is as serious as what it is about. */
function gravityOfCheckFinding(
  { id, signs = [] }: Finding<CheckFindingId>,
  check: Pick<TriageResult, 'reasons'>,
): number {
  if (id === 'check-seek-help') return gravityOfCheck(check)
  return Math.min(gravityOf(id), ...(id === 'follow-up-still' ? signs.map((sign) => gravityOf(sign)) : []))
}

type CheckedResult = Pick<TriageResult, 'result' | 'track' | 'answers' | 'reasons' | 'redFlags'>

/** What a symptom check or a follow-up answer found. A result milder than its own warning signs hides none of them. */
function checkFindings(check: CheckedResult): (Finding<CheckFindingId> & Pick<CurrentFinding, 'redFlags'>)[] {
  const { result, track, reasons = [], redFlags = [] } = check
  if (track === 'follow-up') {
    if (confirmsFinding(check))
      return [{ id: 'follow-up-still', level: 'emergency', signs: findingIdsOfReply(check) }]
    return usualReply(check) === 'not-usual' ? [{ id: 'follow-up-not-usual', level: 'watch' }] : []
  }
  if (result === 'seek_help' || redFlags.length > 0)
    return [{ id: 'check-seek-help', level: 'emergency', redFlags }]
  const isEcho = reasons.length > 0 && reasons.every((id) => echoRules.has(id))
  return result === 'monitor' && !isEcho ? [{ id: 'check-monitor', level: 'urgent' }] : []
}

/**
 * Rules that repeat an earlier sign or add advice (triage/added-safety-rules.ts). A result for these reasons alone
 * shows no sign of its own: the earlier one counts for its own time, not a day longer with every check.
 */
const echoRules: ReadonlySet<string> = new Set(['A6', 'A11', 'A12'])

type Moment = Pick<CurrentFinding, 'at' | 'tzOffsetMin' | 'localDate' | 'fromMs'>

/** A time after the arrival, or one that is days away, is not shown: then the time that counts is. */
function momentOf(record: Omit<Moment, 'fromMs'> & ArrivalFacts, nowMs: number): Moment {
  const { at, tzOffsetMin, localDate, receivedAt } = record
  const fromMs = countedTimeMs(at, record, nowMs)
  const latestMs = receivedAt === undefined ? nowMs + 24 * hourMs : epochMs(receivedAt)
  if (epochMs(at) <= latestMs) return { at, tzOffsetMin, localDate, fromMs }
  const { occurredAt, ...day } = captureMoment(fromMs, tzOffsetMin)
  return { at: occurredAt, ...day, fromMs }
}

function currentFinding(
  finding: Finding<EntryFindingId | CheckFindingId> & Pick<CurrentFinding, 'gravity' | 'redFlags'>,
  source: CurrentFinding['source'],
  moment: Moment,
): Omit<CurrentFinding, 'reply'> {
  const untilMs = moment.fromMs + findingCountsForMs[finding.level]
  return { ...finding, source, replyAbout: source.id, ...moment, untilMs }
}

type CountedReply = FollowUpReply & Counted

export function newestReply(
  finding: Omit<CurrentFinding, 'reply'>,
  checks: LoggedRecords['checks'],
  nowMs: number,
): FollowUpReply | undefined {
  return checks
    .flatMap((check): CountedReply[] => {
      const reply = followUpReply(check)
      if (!reply || check.id === finding.source.id) return []
      return [{ ...reply, fromMs: countedTimeMs(reply.at, check, nowMs) }]
    })
    .filter((reply) => reply.about === finding.replyAbout && isReplyTo(reply, finding))
    .toSorted((a, b) => (isLater(a, b) ? -1 : 1))[0]
}

/** A reply answers only what was asked: a sign that an edit added or made worse is still to be asked about. */
function isReplyTo(reply: CountedReply, finding: Omit<CurrentFinding, 'reply'>): boolean {
  const { id, signs = [], gravity } = finding
  const isAsked = (asked: string) => reply.findingIds.includes(asked)
  if (id !== 'follow-up-still') return isAsked(id) && figureOf(gravity) <= (reply.figures[id] ?? Infinity)
  // "I still feel like this" is a finding and a reply; only a later reply to it, or to all it was about, answers it.
  return isLater(reply, finding) && (isAsked(id) || (signs.length > 0 && signs.every(isAsked)))
}

/** Replied to, or the same sign was logged again later with a figure as bad, and that was replied to and not as a mistake. */
export const isAnswered = (finding: CurrentFinding, all: readonly CurrentFinding[]): boolean =>
  finding.reply !== undefined ||
  all.some(
    (later) =>
      later.id === finding.id &&
      later.reply &&
      !isChosenByMistake(later) &&
      !isLater(finding, later) &&
      later.gravity <= finding.gravity,
  )
