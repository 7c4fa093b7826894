import { scoreNames, type SymptomEntry, type SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { MomentColumns } from '../../platform/db/columns.ts'
import type { Tables } from '../../platform/db/database.ts'

export type SymptomRow = Selectable<Tables['symptom_entries']>

const untouchedScores = z.array(z.enum(scoreNames))

type ReportColumns = Omit<SymptomRow, keyof MomentColumns | 'id' | 'patient_id' | 'deleted_at'>

export function toSymptomEntry(row: SymptomRow): SymptomEntry {
  return {
    id: row.id,
    userId: row.patient_id,
    date: row.occurred_at,
    localDate: row.local_date,
    tzOffsetMin: row.tz_offset_min,
    receivedAt: row.received_at,
    ...toReport(row),
  }
}

export function toReport(row: ReportColumns): SymptomReport {
  return {
    coughSeverity: row.cough_severity,
    breathlessness: row.breathlessness,
    energy: row.energy,
    mood: row.mood,
    temperature: row.temperature,
    sputumColor: row.sputum_color,
    sputumConsistency: row.sputum_consistency,
    ...(row.peak_flow_lpm !== null && { peakFlowLpm: row.peak_flow_lpm }),
    ...(row.peak_flow_zone !== null && { peakFlowZone: row.peak_flow_zone }),
    ...(row.reliever_puffs !== null && { relieverPuffs: row.reliever_puffs }),
    ...(row.notes !== null && { notes: row.notes }),
    ...(row.untouched_scores !== null && {
      untouchedScores: untouchedScores.parse(JSON.parse(row.untouched_scores)),
    }),
  }
}

export function toSymptomRow(
  { entityId, patientId, moment }: IncomingChange,
  report: SymptomReport,
): SymptomRow {
  return { id: entityId, patient_id: patientId, ...moment, ...toReportColumns(report), deleted_at: null }
}

export function toReportColumns(report: SymptomReport): ReportColumns {
  return {
    cough_severity: report.coughSeverity,
    breathlessness: report.breathlessness,
    energy: report.energy,
    mood: report.mood,
    temperature: report.temperature,
    sputum_color: report.sputumColor,
    sputum_consistency: report.sputumConsistency,
    peak_flow_lpm: report.peakFlowLpm ?? null,
    peak_flow_zone: report.peakFlowZone ?? null,
    reliever_puffs: report.relieverPuffs ?? null,
    notes: report.notes ?? null,
    untouched_scores: report.untouchedScores ? JSON.stringify(report.untouchedScores) : null,
  }
}
