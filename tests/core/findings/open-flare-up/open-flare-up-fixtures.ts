import { describeCurrentFindings } from '@second-wind/core/content/findings/current-finding-words'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { aPersonWith, checkAt, entryAt } from '../findings-fixtures.ts'

// Monday 9 November 2026
export const monday = '2026-11-09'
export const on = (days: number, hour = '09') => `${addDays(monday, days)}T${hour}:00:00Z`
export const usual = { breathlessness: 3, coughSeverity: 3, energy: 6, sputumColor: 'clear' } as const
export const usualDay = { ...usual, sputumConsistency: 'thin' as const, setOn: '2026-09-01' }
export const copd = { person: aPersonWith('COPD'), usual: usualDay }

export const worse: Partial<SymptomReport> = { ...usual, breathlessness: 6, coughSeverity: 6 }
export const flareUp = entryAt(on(0, '08'), worse)

type Records = { entries?: SymptomEntry[]; checks?: TriageResult[] }
export type Context = Parameters<typeof patientFindings>[1]
export const cardAt = (at: string, { entries = [], checks = [] }: Records, context: Context = copd) => {
  const card = followUpCard(patientFindings({ entries, checks }, context, epochMs(at)))
  return card && { state: card.state, says: describeCurrentFindings(card.findings, entries, at.slice(0, 10)) }
}
export const stateAt = (...given: Parameters<typeof cardAt>) => cardAt(...given)?.state

export const usualReplyAt = (at: string, about: string, answer: 'usual' | 'not-usual') => {
  const { result, ...outcome } = toFollowUpOutcome({ about, answer }, 'flare-up-open')
  return checkAt(at, result, outcome)
}
