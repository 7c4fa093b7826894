import type { Message } from '@second-wind/core/care/message'
import { worseAnswerWithoutCheckAt } from '@second-wind/core/care/worse-answer-without-check'
import { isCheckFindingId } from '@second-wind/core/content/findings/current-finding-words'
import { describeLoggedTime } from '@second-wind/core/content/findings/describe-logged-time'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { findingAdvice } from '@second-wind/core/content/insight/finding-advice'
import {
  companionAdviceLine,
  companionAfterWorse,
  companionContactLine,
  companionLines,
  companionEarlierLine,
  companionUnfinishedLines,
  unsentLine,
  companionUsualUnknownLine,
  companionWatchLine,
} from '@second-wind/core/content/motivation/companion-lines'
import { findingContextOf, type CurrentFinding } from '@second-wind/core/findings/current-findings'
import { restOnUnknownUsual, restsOnUnknownUsual } from '@second-wind/core/findings/finding'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { symptomChecks } from '@second-wind/core/findings/follow-up-reply'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { hasLungCondition, readsLungAdvice } from '@second-wind/core/triage/person'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { isLogBegun, unfinishedLog } from '../../../data/live/unfinished-log.ts'
import { unsavedEdit } from '../../../data/live/unfinished/unsaved-changes.ts'
import type { UnfinishedCheck } from '../../../widgets/unfinished/use-unfinished-check.ts'
import { companionMood } from './companion-mood.ts'
import { earlierSign } from './earlier-sign.ts'
import type { CompanionMood } from './use-hero.ts'
import { adviceAbove, worriedWords } from './worried-words.ts'

export type CompanionFacts = {
  profile: Patient | undefined
  /** Newest first. */
  entries: readonly SymptomEntry[]
  /** Newest first, replies included. */
  checks: readonly TriageResult[]
  /** The tracker's draft as it is stored. */
  draft?: unknown
  /** The draft of a change to an entry, as it is stored. */
  editDraft?: unknown
  messages: readonly Message[]
  /** The care team has not had an entry for days; the card above says so. */
  isOverdue?: boolean
  /** Of today's symptom check. */
  unfinishedCheck?: UnfinishedCheck
  today: string
  nowMs: number
}

type Speech = {
  mood: CompanionMood
  line: string
  hasFinding: boolean
  /** What to do first is in the card above, with its buttons. */
  isMainAbove?: true
  /** The card above says the same. */
  isSaidAbove?: true
}

/** What the companion feels and says. Loaded after the first screen, because it needs the rules of findings. */
export function companionSpeech(facts: CompanionFacts): Speech & {
  /** Advice would be clearer if it were known what is usual. */
  lacksUsualDay: boolean
  /** An entry of today was begun and not saved, with nothing in it that has a card of its own. */
  hasBegunLog?: true
  /** The same, whatever is in it. */
  hasUnsavedLog?: true
} {
  const { profile, entries, checks, draft, messages, today, nowMs } = facts
  const findings = patientFindings({ entries, checks, messages }, findingContextOf(profile), nowMs)
  const lacksUsualDay =
    readsLungAdvice(profile) &&
    profile?.usualDay === undefined &&
    !isUsualDayAskedAbove(profile, findings) &&
    !findings.some(({ level }) => level === 'emergency') &&
    findings.some(restsOnUnknownUsual)
  const hasUnsavedLog = isLogBegun(draft, entries, today)
  const hasBegunLog = hasUnsavedLog && !unfinishedLog(draft, entries, today, profile?.peakFlowBestLpm)
  const hasMessage = findings.length === 0 && messages.some(({ seenAt }) => seenAt === undefined)
  return {
    ...speechAbout(findings, facts),
    ...(hasMessage && { isMainAbove: true }),
    lacksUsualDay,
    ...(hasBegunLog && { hasBegunLog }),
    ...(hasUnsavedLog && { hasUnsavedLog }),
  }
}

/** The card about what was logged has the same link. */
function isUsualDayAskedAbove(profile: Patient | undefined, findings: readonly CurrentFinding[]): boolean {
  const card = followUpCard(findings)
  return card?.state === 'urgent' && restOnUnknownUsual(card.findings) && hasLungCondition(profile)
}

function speechAbout(findings: readonly CurrentFinding[], facts: CompanionFacts): Speech {
  const {
    profile,
    entries,
    checks,
    draft,
    messages,
    isOverdue = false,
    unfinishedCheck,
    today,
    nowMs,
  } = facts
  const mood = companionMood({ entries, check: symptomChecks(checks)[0], findings }, today)
  const hasFinding = findings.length > 0
  if (unsavedEdit(facts.editDraft, entries, today, profile?.peakFlowBestLpm)?.isFor999)
    return { ...aboutCardAbove, mood: 'high', line: companionUnfinishedLines.change }
  const isOver = findings.every(({ id }) => id === 'flare-up-open')
  const earlier = mood === 'high' && isOver ? earlierSign(facts) : undefined
  const unfinished =
    mood === 'high' && !earlier ? undefined : unfinishedLog(draft, entries, today, profile?.peakFlowBestLpm)
  if (unfinished)
    return {
      ...aboutCardAbove,
      mood: unfinished === 'worse' ? 'medium' : 'high',
      line: companionUnfinishedLines[unfinished],
    }
  if (earlier) {
    // The card about an open flare-up says what was logged in that record, and what was replied about it.
    const isSaid = findings.some(({ source, signFindings = [] }) =>
      [source, ...signFindings.map((sign) => sign.source)].some(({ id }) => id === earlier.recordId),
    )
    if (isSaid && !earlier.isRedFlag && findings.some(({ lastWord }) => lastWord))
      return { ...adviceAbove(profile), mood: 'medium', hasFinding: true, isMainAbove: true }
    const said = isSaid ? { ...earlier, logged: '' } : earlier
    return { mood: 'medium', line: companionEarlierLine(profile?.nation, said), hasFinding: true }
  }
  if (mood === 'high') return { mood, ...worriedWords(findings, facts), hasFinding }
  if (unfinishedCheck === 'advice-today')
    return { ...aboutCardAbove, mood: 'medium', line: companionUnfinishedLines.check }
  // The person has just told the clinic the opposite of what praise would say.
  if (worseAnswerWithoutCheckAt(messages, checks, nowMs) !== undefined)
    return { mood: 'medium', line: companionAfterWorse, hasFinding: true, isMainAbove: true }
  const advised = findings.find(({ id }) => !isCheckFindingId(id) && !isQuestion(id) && findingAdvice[id])
  // The last that the person said of an open flare-up is that they are worse.
  if (advised || findings.some(({ lastWord }) => lastWord)) {
    const isMainAbove = followUpCard(findings) !== undefined
    const when = isMainAbove || !advised ? undefined : describeFindingAndDay(advised, entries, today)
    return {
      mood,
      line: companionAdviceLine(profile?.nation, when),
      hasFinding,
      ...(isMainAbove && { isMainAbove, isSaidAbove: isMainAbove }),
    }
  }
  if (isOverdue && !hasFinding) return { mood: 'medium', line: unsentLine, hasFinding, isSaidAbove: true }
  return { mood, line: lineAboutToday(findings, mood, facts), hasFinding }
}

/** About what is watched, or without it the companion's own words. */
function lineAboutToday(
  findings: readonly CurrentFinding[],
  mood: CompanionMood,
  { profile, entries, today }: CompanionFacts,
): string {
  const [watched] = findings
  const asked = findings.find(({ id }) => isQuestion(id))
  const lasting = findings.find(({ id }) => id === 'lasting-mild')
  return lasting
    ? companionContactLine(profile?.nation, describeLoggedTime(lasting, today))
    : asked
      ? companionUsualUnknownLine(profile?.nation, describeFindingAndDay(asked, entries, today))
      : watched
        ? companionWatchLine(describeFindingAndDay(watched, entries, today))
        : companionLines[profile?.companionAvatar ?? 'joy'][mood]
}

/** What was left half-way has a card with the way back. */
const aboutCardAbove = { hasFinding: true, isMainAbove: true, isSaidAbove: true } as const

/** Its advice depends on what is usual, which only the person knows. */
const isQuestion = (id: CurrentFinding['id']) => id === 'may-be-worse-than-usual'

/** "this morning at 09:00: cough 5 out of 10". */
function describeFindingAndDay(
  finding: CurrentFinding,
  entries: CompanionFacts['entries'],
  today: string,
): string {
  const { id } = finding
  const loggedTime = describeLoggedTime(finding, today)
  const entry = entries.find((logged) => logged.id === finding.source.id)
  if (!entry || isCheckFindingId(id)) return loggedTime
  return `${loggedTime}: ${describeFinding({ ...finding, id }, entry, finding.localDate === today)}`
}
