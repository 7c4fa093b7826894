import { type CurrentFinding, findingContextOf } from '@second-wind/core/findings/current-findings'
import { isWarning } from '@second-wind/core/findings/finding'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile, listChecksForFindings, listEntriesForFindings, listMessages } from '../local/index.ts'

/** The findings with the entries that they are about, newest first. */
export type CurrentFindingsAndEntries = { findings: CurrentFinding[]; entries: readonly SymptomEntry[] }

/**
 * The worst of the last two days, and a flare-up that is open, live from the phone's own records, most serious first.
 * Undefined until read. What cannot be read counts as absent; each screen shows that it could not read.
 *
 * @param nowMs epoch milliseconds, such as `useNow()`
 */
export const useCurrentFindings = (nowMs: number): CurrentFinding[] | undefined =>
  useCurrentFindingsAndEntries(nowMs)?.findings

/** Whether a finding of level emergency or urgent counts, so that nothing celebrates (hazard C42). */
export const useHasWarning = (nowMs: number): boolean | undefined =>
  useCurrentFindings(nowMs)?.some(isWarning)

/** The same with the entries, for a screen that says what was logged. */
export function useCurrentFindingsAndEntries(nowMs: number): CurrentFindingsAndEntries | undefined {
  const read = useLiveQuery(async () => {
    const [profile, entries, checks, messages] = await Promise.all([
      findProfile().catch(() => undefined),
      listEntriesForFindings().catch(() => []),
      listChecksForFindings().catch(() => []),
      listMessages().catch(() => []),
    ])
    return { profile, entries, checks, messages }
  })
  if (!read) return undefined
  const { profile, ...logged } = read
  return { findings: patientFindings(logged, findingContextOf(profile), nowMs), entries: logged.entries }
}
