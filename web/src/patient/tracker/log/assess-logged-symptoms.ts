import type { CurrentFinding } from '@second-wind/core/findings/current-findings'
import type { EntryFindingId } from '@second-wind/core/findings/entry-finding-rules'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import type { Finding } from '@second-wind/core/findings/finding'
import { highScoresWithOpenSign, repeatsShownScores } from '@second-wind/core/findings/insight-score'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { type CapturedAt, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { usualDayOn } from '@second-wind/core/records/usual-day'
import { checkInDay } from '@second-wind/core/recovery/check-in-day'
import { insightFor, type Insight } from '@second-wind/core/recovery/insight'
import { captureNow } from '../../../data/local/index.ts'
import { toSymptomEntry } from '../../../data/local/lazy.ts'
import { type LogContext, readLogContext } from './read-log-context.ts'

export type LoggedSymptoms = {
  entry: SymptomEntry
  /** Only for an entry of today. */
  insight: Insight | undefined
  /** Most serious first. */
  findings: Finding<EntryFindingId>[]
  /** What still counts of earlier records when it was logged, most serious first. */
  earlier: CurrentFinding[]
  /** Entries that `earlier` is about, among others. */
  entries: readonly SymptomEntry[]
}

/**
 * What a new entry means, computed while it is being written: nothing here waits for the write.
 *
 * @param known the earlier records; read here if they are not known yet
 */
export async function assessLoggedSymptoms(
  id: string,
  report: SymptomReport,
  at: CapturedAt,
  known: LogContext | undefined,
): Promise<LoggedSymptoms> {
  const entry = toSymptomEntry(id, report, at)
  const context = withoutEntry(known ?? (await readLogContext()), id)
  const { entries } = context
  const now = captureNow()
  // With the new entry, which can be the usual day that ends an open flare-up.
  const earlier = patientFindings(
    { ...context, entries: [entry, ...entries] },
    context,
    epochMs(now.occurredAt),
  ).filter(({ source }) => source.id !== id)
  const own = findingsOf(entry, context).filter((finding) => !repeatsShownScores(entry, finding, earlier))
  const findings = own.length > 0 ? own : highScoresWithOpenSign(earlier, entry, context)
  if (entry.localDate !== now.localDate) return { entry, insight: undefined, findings, earlier, entries }

  const day = checkInDay(
    entries.map(({ localDate }) => localDate),
    entry.localDate,
  )
  const usual = usualDayOn(context.usual, entry.localDate)
  const insight = insightFor(report, day, Math.random(), {
    ...context,
    usual,
    findings,
    earlier,
  })
  return { entry, insight, findings, earlier, entries }
}

/** What a changed entry shows now. */
export async function assessChangedSymptoms(
  entry: SymptomEntry,
  report: SymptomReport,
): Promise<LoggedSymptoms['findings']> {
  const context = withoutEntry(await readLogContext(), entry.id)
  return findingsOf({ ...report, localDate: entry.localDate, date: entry.date }, context)
}

const findingsOf = (
  report: SymptomReport & Pick<SymptomEntry, 'localDate' | 'date'>,
  context: LogContext,
): LoggedSymptoms['findings'] =>
  entryFindings(report, report.localDate, { ...context, others: context.entries })

const withoutEntry = (context: LogContext, id: string): LogContext => ({
  ...context,
  entries: context.entries.filter((entry) => entry.id !== id),
})
