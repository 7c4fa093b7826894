import type { Activity, ActivityPatch, ActivityReport } from '@second-wind/core/records/activity'
import type { Selectable } from 'kysely'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Tables } from '../../platform/db/database.ts'

type Row = Selectable<Tables['activities']>

export function toActivity(row: Row): Activity {
  return {
    id: row.id,
    userId: row.patient_id,
    date: row.occurred_at,
    localDate: row.local_date,
    tzOffsetMin: row.tz_offset_min,
    receivedAt: row.received_at,
    type: row.type,
    title: row.title,
    completed: row.completed === 1,
    ...(row.progress !== null && { progress: row.progress }),
    ...(row.duration_min !== null && { durationMin: row.duration_min }),
  }
}

export function toActivityRow({ entityId, patientId, moment }: IncomingChange, report: ActivityReport): Row {
  return {
    id: entityId,
    patient_id: patientId,
    ...moment,
    type: report.type,
    title: report.title,
    completed: report.completed ? 1 : 0,
    progress: report.progress ?? null,
    duration_min: report.durationMin ?? null,
  }
}

/** The columns that a patch names, and no others. */
export function toActivityColumns(patch: ActivityPatch): Partial<Row> {
  return {
    ...(patch.type !== undefined && { type: patch.type }),
    ...(patch.title !== undefined && { title: patch.title }),
    ...(patch.completed !== undefined && { completed: patch.completed ? 1 : 0 }),
    ...(patch.progress !== undefined && { progress: patch.progress }),
    ...(patch.durationMin !== undefined && { duration_min: patch.durationMin }),
  }
}
