import { assessRisk, type RiskReasonId } from '../../care/risk/risk-level.ts'
import { isUsualMedium } from '../../care/risk/usual-medium.ts'
import { monitorDeadline } from '../../content/home-advice/medium-risk-cards.ts'
import type { EntryContext } from '../../findings/entry-context.ts'
import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import type { Finding } from '../../findings/finding.ts'
import { epochMs } from '../../platform/moment.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import { selectEducation } from './select-education.ts'

/**
 * By when Home tells the person to contact a GP surgery for one entry, and why: the scores alone can make the level medium.
 * A clinician reads it from here, so that no record says that there was no advice (HZ-02). Undefined: Home names none, or
 * advice for today takes its place.
 */
export function homeDeadline(
  entry: SymptomEntry,
  findings: readonly Finding<EntryFindingId>[],
  context: EntryContext,
): { deadline: string; reasons: readonly RiskReasonId[] } | undefined {
  const { person } = context
  const risk = assessRisk({ person, alertCount: 0, entry, triage: undefined, findings })
  const isUsual = isUsualMedium(risk, { entry, findings }, context, epochMs(entry.date))
  const { tabs, reasons } = selectEducation(risk, person, { entry, findings, isUsual })
  return tabs[0].cardIds.includes('med-monitor') ? { deadline: monitorDeadline, reasons } : undefined
}
