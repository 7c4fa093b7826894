import { currentFindings } from '@second-wind/core/findings/current-findings'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { patientId } from '@second-wind/core/platform/ids'
import { captureMoment, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { Person } from '@second-wind/core/triage/person'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { idNumbered } from '../../fixtures/ids.ts'

/** A report without any finding. */
export const well: SymptomReport = {
  coughSeverity: 2,
  breathlessness: 2,
  energy: 7,
  mood: 7,
  temperature: 'normal',
  sputumColor: 'clear',
  sputumConsistency: 'thin',
}

export const aPersonWith = (...conditions: string[]): Person => ({
  age: 50,
  conditions,
  isVulnerable: false,
  respiratoryDiagnosis: undefined,
})

let made = 0

/** @param at ISO instant in UTC, which is also the wall clock here */
export function entryAt(at: string, changes: Partial<SymptomReport> = {}): SymptomEntry {
  made += 1
  const { occurredAt, ...day } = captureMoment(epochMs(at), 0)
  return { ...well, ...changes, id: idNumbered(made), userId: patientId.parse(1), date: occurredAt, ...day }
}

export function checkAt(
  at: string,
  result: TriageResult['result'],
  changes: Partial<TriageResult> = {},
): TriageResult {
  made += 1
  const { occurredAt, ...day } = captureMoment(epochMs(at), 0)
  return {
    id: idNumbered(made),
    userId: patientId.parse(1),
    result,
    track: 'general',
    createdAt: occurredAt,
    ...day,
    ...changes,
  }
}

/** The reply to "Do you still feel like this?" about one or more findings of a record. */
export function replyAt(
  at: string,
  about: string,
  answer: 'still' | 'better' | 'mistake',
  ...findingIds: [string, ...string[]]
): TriageResult {
  const { result, ...changes } = toFollowUpOutcome({ about, answer }, ...findingIds)
  return checkAt(at, result, changes)
}

export type Logged = { entries?: SymptomEntry[]; checks?: TriageResult[] }

/** The findings that still count at this time. */
export const currentFindingsAt = (at: string, { entries = [], checks = [] }: Logged) =>
  currentFindings({ entries, checks }, { person: undefined }, epochMs(at))

export const findingIdsAt = (at: string, logged: Logged) => currentFindingsAt(at, logged).map(({ id }) => id)
