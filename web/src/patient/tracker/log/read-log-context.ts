import { findingContextOf } from '@second-wind/core/findings/current-findings'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { mayEndFlareUp } from '@second-wind/core/findings/open-flare-up'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { findProfile, listChecksForFindings, listEntriesForFindings } from '../../../data/local/index.ts'

/** What a new or changed entry is compared with. */
export type LogContext = Omit<EntryContext, 'others'> & {
  /** Newest first. */
  entries: readonly SymptomEntry[]
  checks: readonly TriageResult[]
}

/** What cannot be read counts as absent. */
export async function readLogContext(): Promise<LogContext> {
  const [profile, entries, checks] = await Promise.all([
    findProfile().catch(() => undefined),
    listEntriesForFindings().catch(() => []),
    listChecksForFindings().catch(() => []),
  ])
  return { ...findingContextOf(profile), entries, checks }
}

/** Whether a usual day that is logged now may end a flare-up. */
export async function readMayEndFlareUp(): Promise<boolean> {
  const { entries, checks, ...context } = await readLogContext()
  return mayEndFlareUp({ entries, checks }, context, Date.now())
}
