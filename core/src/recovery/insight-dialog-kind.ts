import { type Finding, worstLevel } from '../findings/finding.ts'
import type { Insight } from './insight.ts'

/** What the dialog after logging shows. */
export type InsightDialogKind = 'emergency' | 'earlier-emergency' | 'warning' | 'message'

/**
 * A red flag of the entry comes first, then one of an earlier record; each is shown alone (hazards C4, C5). Then every
 * other sign of this entry or of an earlier record, and high scores. `message` is the message of the day.
 */
export function insightDialogKind(
  { id }: Pick<Insight, 'id'>,
  findings: readonly Pick<Finding, 'level'>[],
  earlier: readonly Pick<Finding, 'level'>[],
): InsightDialogKind {
  if (worstLevel(findings) === 'emergency') return 'emergency'
  if (worstLevel(earlier) === 'emergency') return 'earlier-emergency'
  return warningIds.has(id) ? 'warning' : 'message'
}

const warningIds: ReadonlySet<Insight['id']> = new Set(['safety', 'safety-earlier', 'watch'])
