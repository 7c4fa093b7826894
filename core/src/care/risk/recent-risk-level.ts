import type { CurrentFinding } from '../../findings/current-findings.ts'
import { entryWarnings } from '../../findings/entry-findings.ts'
import { daysBetween } from '../../platform/moment.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import { assessRisk, type RiskLevel } from './risk-level.ts'

/** What was logged, and what earlier records of the last two days showed. Absent is unknown. */
export type RecentRecords = {
  /** Newest first. */
  entries: readonly SymptomEntry[]
  /** The newest. */
  check: TriageResult | undefined
  findings: readonly Pick<CurrentFinding, 'id' | 'level'>[]
}

/**
 * The risk level of the last week from what the person logged alone. Risk groups and open alerts do not count, so that a
 * well person does not read a warning every morning (hazard C12). What is a week old says nothing about today. A warning
 * sign in the newest entry that answers breathlessness, or since, counts for the whole week (HZ-02).
 */
export function recentRiskLevel({ entries, check, findings }: RecentRecords, today: string): RiskLevel {
  const ofWeek = entriesSinceLastAnswer(entries).filter((entry) => withinLastWeek(entry, today))
  if (ofWeek.some((entry) => entryWarnings(entry).length > 0)) return 'high'
  return assessRisk({
    person: { isVulnerable: false },
    alertCount: 0,
    entry: withinLastWeek(entries[0], today),
    triage: withinLastWeek(check, today),
    findings,
  }).level
}

function withinLastWeek<Logged extends { localDate: string }>(logged: Logged | undefined, today: string) {
  return logged && daysBetween(logged.localDate, today) < 7 ? logged : undefined
}

/**
 * The newest entries down to the first that answers breathlessness: one that was saved without it takes no older sign
 * back (C15, HZ-02).
 *
 * @param entries newest first
 */
export function entriesSinceLastAnswer(entries: readonly SymptomEntry[]): readonly SymptomEntry[] {
  const answered = entries.findIndex(isBreathlessnessSet)
  return answered === -1 ? entries : entries.slice(0, answered + 1)
}

export const isBreathlessnessSet = ({
  untouchedScores = [],
}: Pick<SymptomEntry, 'untouchedScores'>): boolean => !untouchedScores.includes('breathlessness')
