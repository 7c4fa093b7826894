import type { TriageOutcome, TriageResult } from '@second-wind/core/triage/triage-result'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Tables } from '../../platform/db/database.ts'

type Row = Selectable<Tables['triage_results']>

const answers = z.record(z.string(), z.string())
const texts = z.array(z.string())

export function toTriageResult(row: Row): TriageResult {
  return {
    id: row.id,
    userId: row.patient_id,
    createdAt: row.occurred_at,
    localDate: row.local_date,
    tzOffsetMin: row.tz_offset_min,
    receivedAt: row.received_at,
    result: row.result,
    ...(row.track !== null && { track: row.track }),
    ...(row.answers !== null && { answers: answers.parse(JSON.parse(row.answers)) }),
    ...(row.reasons !== null && { reasons: texts.parse(JSON.parse(row.reasons)) }),
    ...(row.red_flags !== null && { redFlags: texts.parse(JSON.parse(row.red_flags)) }),
    ...(row.rules_version !== null && { rulesVersion: row.rules_version }),
  }
}

export function toTriageRow({ entityId, patientId, moment }: IncomingChange, outcome: TriageOutcome): Row {
  return {
    id: entityId,
    patient_id: patientId,
    ...moment,
    result: outcome.result,
    track: outcome.track ?? null,
    answers: jsonOrNull(outcome.answers),
    reasons: jsonOrNull(outcome.reasons),
    red_flags: jsonOrNull(outcome.redFlags),
    rules_version: outcome.rulesVersion ?? null,
  }
}

const jsonOrNull = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
