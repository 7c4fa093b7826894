import { type RecentRecords, recentRiskLevel } from '@second-wind/core/care/risk/recent-risk-level'
import { loggedWhen } from '@second-wind/core/content/findings/logged-when'
import {
  companionLines,
  companionWatchLine,
  companionWarningLine,
} from '@second-wind/core/content/motivation/companion-lines'
import { isWarning } from '@second-wind/core/findings/finding'
import { symptomChecks } from '@second-wind/core/findings/follow-up'
import {
  findingContextOf,
  type StandingFinding,
  standingFindings,
} from '@second-wind/core/findings/standing-findings'
import { stillLikeThis } from '@second-wind/core/findings/still-like-this'
import { addDays } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import type { CompanionMood } from './use-hero.ts'

export type CompanionFacts = {
  profile: Patient | undefined
  /** Newest first. */
  entries: readonly SymptomEntry[]
  /** Newest first, replies included. */
  checks: readonly TriageResult[]
  today: string
  nowMs: number
}

/** What the companion feels and says. Apart from the first load, because the rules of findings come with it. */
export function companionSpeech({ profile, entries, checks, today, nowMs }: CompanionFacts): {
  mood: CompanionMood
  line: string
  hasFinding: boolean
} {
  const findings = standingFindings({ entries, checks }, findingContextOf(profile), nowMs)
  const mood = companionMood({ entry: entries[0], check: symptomChecks(checks)[0], findings }, today)
  const hasFinding = findings.length > 0
  if (mood === 'high') return { mood, line: worriedWords(profile, findings, today), hasFinding }
  const [watched] = findings
  const line = watched
    ? companionWatchLine(loggedWhen(watched, today))
    : companionLines[profile?.companionAvatar ?? 'joy'][mood]
  return { mood, line, hasFinding }
}

/**
 * A bad sign, or a check of the last day that said to get advice, comes before everything. A better entry does not replace
 * one of the last two days (ruling D-04).
 */
export function companionMood(newest: RecentRecords, today: string): CompanionMood {
  const level = recentRiskLevel(newest, today)
  if (level === 'high' || newest.findings.some(isWarning)) return 'high'
  const lastDay = [newest.entry, newest.check].map((logged) => logged?.localDate ?? '').toSorted()[1]
  if (!lastDay) return 'hello'
  if (lastDay < addDays(today, -1)) return 'missed'
  if (level === 'medium') return 'medium'
  return newest.entry?.localDate === today ? 'done' : 'low'
}

function worriedWords(
  profile: Patient | undefined,
  findings: readonly StandingFinding[],
  today: string,
): string {
  const still = stillLikeThis(findings)
  if (!still || still.state === 'still') return companionWarningLine(profile?.nation, undefined)
  const [sign] = still.findings
  return companionWarningLine(profile?.nation, {
    when: loggedWhen(sign, today),
    isCheck: sign.source.kind === 'triage',
    feelsBetter: still.state === 'better',
  })
}
