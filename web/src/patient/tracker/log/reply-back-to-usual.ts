import { replyOfUsualDay } from '@second-wind/core/findings/follow-up-card'
import { type CapturedAt, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import { newId } from '../../../data/local/index.ts'
import { toSymptomEntry, toTriageResult } from '../../../data/local/lazy.ts'
import { type LogContext, readLogContext } from './read-log-context.ts'

/**
 * The answer "Yes, both" beside an entry of today, as the reply that ends an open flare-up.
 *
 * @param known the earlier records; read here if they are not known yet
 * @returns the reply, if the entry does not speak against it, and the records as they are with it
 */
export async function replyBackToUsual(
  id: string,
  report: SymptomReport,
  at: CapturedAt,
  known: LogContext | undefined,
): Promise<{ reply?: TriageOutcome; context: LogContext }> {
  const context = known ?? (await readLogContext())
  const entry = toSymptomEntry(id, report, at)
  const reply = replyOfUsualDay(entry, context, context, epochMs(at.occurredAt))
  if (!reply) return { context }
  return { reply, context: { ...context, checks: [toTriageResult(newId(), reply, at), ...context.checks] } }
}
