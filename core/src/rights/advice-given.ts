import { describeAdvice } from '../care/describe-advice.ts'
import { replySummary } from '../content/findings/check-words.ts'
import { isCheckFindingId } from '../content/findings/current-finding-words.ts'
import { checkFindingWords, describeFinding, namesOfSigns } from '../content/findings/finding-words.ts'
import { wordsForNation } from '../content/help/words-for-nation.ts'
import { cardFor } from '../content/insight/choose-finding-card.ts'
import { levelNames } from '../content/triage/results.ts'
import { type CurrentFinding, findingContextOf, findingsOfRecords } from '../findings/current-findings.ts'
import type { EntryFindingId } from '../findings/entry-finding-rules.ts'
import { byGravity } from '../findings/finding-gravity.ts'
import { asksForAdviceToday, type Finding, withoutNamedSigns } from '../findings/finding.ts'
import { findingIdsOfReply, followUpReply } from '../findings/follow-up-reply.ts'
import { maxEntriesRead } from '../findings/recent-records.ts'
import { groupBy } from '../platform/group-by.ts'
import type { Patient } from '../records/patient.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import type { TriageResult } from '../triage/triage-result.ts'

/** What a person has logged, each list newest first. */
type Logged = {
  entries: readonly SymptomEntry[]
  checks: readonly TriageResult[]
  profile: Patient | undefined
}

type LoggedMoment = Pick<SymptomEntry, 'date' | 'localDate' | 'tzOffsetMin'>
type FindingsOfRecord = [RecordFinding, ...RecordFinding[]]
type RecordFinding = Omit<CurrentFinding, 'reply'>

/** A check-in or symptom check with signs that call for advice the same day. */
export type AdviceGiven = LoggedMoment & {
  id: string
  isEmergency: boolean
  kind: 'check-in' | 'symptom check' | 'reply'
  /** Of a symptom check. */
  firstAnsweredAt?: string | undefined
  /** The most serious first. */
  signs: string[]
  advice: string
  /** In the order in which they were given. */
  replies: (LoggedMoment & { id: string; words: string })[]
}

/** What each record showed, the most serious first, by the id of the record. */
export function findingsByRecord(
  { entries, checks, profile }: Logged,
  nowMs: number,
): Map<string, FindingsOfRecord> {
  const context = { ...findingContextOf(profile), others: entries }
  const found = findingsOfRecords({ entries: entries.slice(0, maxEntriesRead), checks }, context, nowMs)
  return groupBy(found.toSorted(byGravity), ({ source }) => source.id)
}

/** Newest day first; within a day the most serious first, so that a milder record is not above it. */
export function worstOfDayFirst<Listed extends LoggedMoment & { id: string }>(
  records: readonly Listed[],
  findings: ReadonlyMap<string, FindingsOfRecord>,
): Listed[] {
  const ranks = new Map([...findings.keys()].map((id, rank) => [id, rank]))
  const rankOf = ({ id }: Listed) => ranks.get(id) ?? ranks.size
  return records.toSorted(
    (a, b) => b.localDate.localeCompare(a.localDate) || rankOf(a) - rankOf(b) || b.date.localeCompare(a.date),
  )
}

/** What called for advice the same day, with that advice and what the patient replied about it later. */
export function adviceGiven(
  logged: Logged,
  findings: ReadonlyMap<string, FindingsOfRecord>,
  firstDay: string,
): AdviceGiven[] {
  const given = [...findings.values()].flatMap((found) => {
    const [{ id, source, at, localDate, tzOffsetMin, replyAbout, level }] = found
    if (localDate < firstDay || !found.some(asksForAdviceToday)) return []
    // A reply is listed with the record that it is about, as long as that one is listed.
    if (id === 'follow-up-still' && findings.get(replyAbout)?.some(asksForAdviceToday)) return []
    const words = wordsOf(found, logged)
    const moment = { date: at, localDate, tzOffsetMin }
    const replies = repliesAbout(found, logged.checks)
    return [{ id: source.id, isEmergency: level === 'emergency', ...moment, ...words, replies }]
  })
  return worstOfDayFirst(given, findings)
}

function wordsOf(
  found: FindingsOfRecord,
  { entries, checks, profile }: Logged,
): Pick<AdviceGiven, 'kind' | 'signs' | 'advice' | 'firstAnsweredAt'> {
  const [{ id, level, source, signs = [] }] = found
  const entry = entries.find((logged) => logged.id === source.id)
  if (entry) {
    const named = withoutNamedSigns(found.filter(isOfEntry))
    const { heading } = cardFor(
      level,
      named.filter((finding) => finding.level === level),
    )
    return {
      kind: 'check-in',
      signs: named.map((finding) => describeFinding(finding, entry)),
      advice: wordsForNation(profile?.nation, heading),
    }
  }
  const words = isCheckFindingId(id) ? checkFindingWords[id].clinician : ''
  if (id === 'follow-up-still') {
    const names = namesOfSigns(signs)
    return {
      kind: 'reply',
      signs: [names === '' ? words : `${words}: ${names}`],
      advice: levelNames.seek_help.text,
    }
  }
  const {
    redFlags = [],
    reasons = [],
    firstAnsweredAt,
  } = checks.find((check) => check.id === source.id) ?? {}
  const isEmergency = level === 'emergency'
  const told = isEmergency ? redFlags : [describeAdvice(reasons, profile) ?? words]
  return {
    kind: 'symptom check',
    firstAnsweredAt,
    signs: told.length === 0 ? [words] : [...told],
    advice: levelNames[isEmergency ? 'seek_help' : 'monitor'].text,
  }
}

const isOfEntry = (finding: RecordFinding): finding is RecordFinding & Finding<EntryFindingId> =>
  !isCheckFindingId(finding.id)

/** "Better" counts only where the most serious sign was asked about: an edit can add one afterwards. */
function repliesAbout([worst]: FindingsOfRecord, checks: readonly TriageResult[]): AdviceGiven['replies'] {
  return checks.toReversed().flatMap((check) => {
    const words = replySummary(check)
    if (words === undefined || check.answers?.['about'] !== worst.source.id) return []
    const asked = findingIdsOfReply(check)
    const isAboutWorst = asked.includes(worst.id) || asked.includes('follow-up-still')
    if (followUpReply(check)?.answer === 'better' && !isAboutWorst) return []
    const { id, createdAt: date, localDate, tzOffsetMin } = check
    return [{ id, date, localDate, tzOffsetMin, words }]
  })
}
