import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { scoreNames, type SymptomEntry, type SymptomReport } from '@second-wind/core/model/symptom-entry'
import type { Tables } from '../db/database.ts'
import type { Change } from '../sync/received.ts'

type Row = Selectable<Tables['symptom_entries']>

const untouchedScores = z.array(z.enum(scoreNames))

export function toSymptomEntry(row: Row): SymptomEntry {
  return {
    id: row.id,
    userId: row.patient_id,
    date: row.occurred_at,
    localDate: row.local_date,
    tzOffsetMin: row.tz_offset_min,
    receivedAt: row.received_at,
    coughSeverity: row.cough_severity,
    breathlessness: row.breathlessness,
    energy: row.energy,
    mood: row.mood,
    temperature: row.temperature,
    sputumColor: row.sputum_color,
    sputumConsistency: row.sputum_consistency,
    ...(row.notes !== null && { notes: row.notes }),
    ...(row.untouched_scores !== null && {
      untouchedScores: untouchedScores.parse(JSON.parse(row.untouched_scores)),
    }),
  }
}

export function toSymptomRow({ entityId, patientId, moment }: Change, report: SymptomReport): Row {
  return {
    id: entityId,
    patient_id: patientId,
    ...moment,
    cough_severity: report.coughSeverity,
    breathlessness: report.breathlessness,
    energy: report.energy,
    mood: report.mood,
    temperature: report.temperature,
    sputum_color: report.sputumColor,
    sputum_consistency: report.sputumConsistency,
    notes: report.notes ?? null,
    untouched_scores: report.untouchedScores ? JSON.stringify(report.untouchedScores) : null,
  }
}
