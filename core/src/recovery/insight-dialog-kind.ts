import { asksForAdviceToday, type Finding, worstLevel } from '../findings/finding.ts'
import type { Insight } from './insight.ts'

/** What the dialog after logging shows. */
export type InsightDialogKind = 'emergency' | 'earlier-emergency' | 'advice-today' | 'warning' | 'message'

/**
 * A red flag of the entry comes first, then one of an earlier record; each is shown alone (hazards C4, C5). Then
 * what needs advice today, then every other sign of this entry or of an earlier record, and high scores. `message` is the
 * message of the day.
 */
export function insightDialogKind(
  { id }: Pick<Insight, 'id'>,
  findings: readonly Pick<Finding, 'id' | 'level'>[],
  earlier: readonly Pick<Finding, 'id' | 'level'>[],
): InsightDialogKind {
  if (worstLevel(findings) === 'emergency') return 'emergency'
  if (worstLevel(earlier) === 'emergency') return 'earlier-emergency'
  if (!warningIds.has(id)) return 'message'
  return [...findings, ...earlier].some(asksForAdviceToday) ? 'advice-today' : 'warning'
}

const warningIds: ReadonlySet<Insight['id']> = new Set(['safety', 'safety-earlier', 'watch'])
