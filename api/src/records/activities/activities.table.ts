import {
  type Activity,
  type ActivityPatch,
  activityReport,
  type ActivityReport,
} from '@second-wind/core/records/activity'
import type { Selectable, Updateable } from 'kysely'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import { loggedTimeOf } from '../../platform/db/columns.ts'
import type { Tables } from '../../platform/db/database.ts'
import { fromColumns, toColumns, toPatchColumns } from '../../platform/db/map-columns.ts'

export type ActivityRow = Selectable<Tables['activities']>

/** Throws when the stored row does not fit the schema. */
export function toActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    userId: row.patient_id,
    date: loggedTimeOf(row),
    localDate: row.local_date,
    tzOffsetMin: row.tz_offset_min,
    receivedAt: row.received_at,
    ...fromColumns(activityReport, row),
  }
}

export function toActivityRow(
  { entityId, patientId, moment }: IncomingChange,
  report: ActivityReport,
): ActivityRow {
  return { id: entityId, patient_id: patientId, ...moment, ...toColumns(activityReport, report) }
}

/** The columns that a patch names, and no others. */
export const toActivityColumns = (patch: ActivityPatch): Updateable<Tables['activities']> =>
  toPatchColumns(activityReport, patch)
