import {
  findingContextOf,
  findingsOfRecords,
  type LoggedRecords,
  newestReply,
} from '../findings/current-findings.ts'
import { isWarning } from '../findings/finding.ts'
import type { FollowUpReply } from '../findings/follow-up-reply.ts'
import { patientFindings } from '../findings/open-flare-up.ts'
import { addDays, epochMs } from '../platform/moment.ts'
import type { Patient } from '../records/patient.ts'
import { type ScoreName, scoreNames } from '../records/symptom-entry.ts'
import { entriesWithScore } from './answered-scores.ts'
import { newestFirst } from './newest-first.ts'
import { windowSize } from './trend.ts'

/*
 * "Improving" and "Stable" are claims about a trend. They are made only when nothing that is current speaks against
 * them; the figures stay (HZ-02, ruling D-08).
 */

type TrendEvidence = { records: LoggedRecords; person: Patient | undefined; nowMs: number; today: string }

/** The first that applies is the reason that a screen gives. */
const reasonRows = [
  {
    id: 'warning',
    reason: 'a warning sign that counts is about now; a mean of three is not',
    source: 'ruling D-04; NICE NG115, COPD in over 16s, 2019',
    when: (evidence: TrendEvidence) => currentFindingsOf(evidence).some(isWarning),
  },
  {
    id: 'open-warning',
    reason: 'a warning sign is open until a usual day follows, and is no milder for the days since',
    source: 'NICE NG115, COPD in over 16s, 2019',
    when: (evidence: TrendEvidence) =>
      currentFindingsOf(evidence).some(({ signFindings = [] }) => signFindings.some(isWarning)),
  },
  {
    id: 'sign',
    reason: 'a sign to watch is not read as better or the same',
    source: 'NICE NG115, COPD in over 16s, 2019; NHS, high temperature in adults, 2025',
    when: (evidence: TrendEvidence) => currentFindingsOf(evidence).length > 0,
  },
  {
    id: 'red-flag',
    reason: 'after a 999 sign it is unknown how the person is until they say that they are better',
    source: 'NHS, shortness of breath, 2025; NHS, coughing up blood, 2025',
    when: hasOpenRedFlag,
  },
  {
    id: 'said-worse',
    reason: 'the person is the first to know',
    source: 'NICE NG115, COPD in over 16s, 2019; BTS/NICE/SIGN NG245, asthma, November 2024',
    when: hasReportedWorse,
  },
  {
    id: 'open-alert',
    reason: 'no clinician has looked at it and resolved it yet',
    source: 'our own rule (ruling C-33): an alert stays open until a clinician resolves it',
    when: ({ person }: TrendEvidence) => (person?.alertCount ?? 0) > 0,
  },
] as const

export type TrendClaim = {
  /** Why no score may be called improving or stable. */
  reason: (typeof reasonRows)[number]['id'] | undefined
  /** Scores that were last set too long ago to be called so. */
  old: ScoreName[]
}

/** @param entries and checks: at least those of the last 14 days */
export function trendClaimOn(
  records: LoggedRecords,
  person: Patient | undefined,
  { nowMs, today }: Pick<TrendEvidence, 'nowMs' | 'today'>,
): TrendClaim {
  const evidence = { records, person, nowMs, today }
  const oldest = addDays(today, -scoresCountForDays)
  return {
    reason: reasonRows.find(({ when }) => when(evidence))?.id,
    old: scoreNames.filter((name) => {
      const [newest] = entriesWithScore(name, records.entries.toSorted(newestFirst))
      return newest !== undefined && newest.localDate < oldest
    }),
  }
}

const currentFindingsOf = ({ records, person, nowMs }: TrendEvidence) =>
  patientFindings(records, findingContextOf(person), nowMs)

/** As on Home: what is a week old says nothing about today. */
const scoresCountForDays = 7
const redFlagCountsForDays = 14

/** A 999 sign of the last 14 days without the reply "I am better", or with "I still feel like this" after it. */
function hasOpenRedFlag({ records: { entries, checks }, person, nowMs, today }: TrendEvidence): boolean {
  const since = addDays(today, -redFlagCountsForDays)
  const recent = {
    entries: entries.filter(({ localDate }) => localDate >= since),
    checks: checks.filter(({ localDate }) => localDate >= since),
  }
  const redFlags = findingsOfRecords(recent, { ...findingContextOf(person), others: entries }, nowMs).filter(
    ({ level }) => level === 'emergency',
  )
  return redFlags.some(
    (finding) =>
      newestReply(finding, checks, nowMs)?.answer !== 'better' &&
      !redFlags.some(
        (later) =>
          later.id === finding.id &&
          later.fromMs >= finding.fromMs &&
          isCalledBetter(newestReply(later, checks, nowMs)),
      ),
  )
}

/** What was chosen by mistake is about its own answers alone. */
const isCalledBetter = (reply: FollowUpReply | undefined): boolean =>
  reply?.answer === 'better' && !reply.isMistake

/** "Worse than usual" or "Much worse" since the oldest entry that the newest figures count. */
function hasReportedWorse({ records: { entries } }: TrendEvidence): boolean {
  const sorted = entries.toSorted(newestFirst)
  const starts = scoreNames.flatMap(
    (name) => entriesWithScore(name, sorted).slice(0, windowSize).at(-1) ?? [],
  )
  const sinceMs = Math.min(...starts.map(({ date }) => epochMs(date)))
  return entries.some(
    ({ comparedWithUsual, date }) => comparedWithUsual !== undefined && epochMs(date) >= sinceMs,
  )
}
