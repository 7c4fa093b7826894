import { readRecentChecks, readRecentEntries } from '@second-wind/core/findings/recent-records'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { listSymptoms } from './symptoms.ts'
import { listTriage } from './triage.ts'

/** The entries that the rules of findings read, newest first. */
export const listEntriesForFindings = (): Promise<SymptomEntry[]> =>
  readRecentEntries(listSymptoms, Date.now())

/** The symptom checks and replies that they read, newest first. */
export const listChecksForFindings = (): Promise<TriageResult[]> => readRecentChecks(listTriage, Date.now())
