import { findingContextOf } from '@second-wind/core/findings/current-findings'
import type { EntryContext } from '@second-wind/core/findings/entry-findings'
import { readRecentEntries } from '@second-wind/core/findings/recent-records'
import type { ComparedEntry } from '@second-wind/core/findings/usual-comparison'
import type { PatientId } from '@second-wind/core/platform/ids'
import { hasLungCondition } from '@second-wind/core/triage/person'
import type { Db } from '../../platform/db/database.ts'
import { toPatient } from '../../records/profile/patients.table.ts'

/**
 * What an entry is read against. Earlier entries are read only when the rules compare with them: for a person with a
 * usual day or a lung condition. Without a profile the absolute findings remain.
 *
 * @param beforeMs time of the entry, epoch milliseconds
 */
export async function findEntryContext(
  db: Db,
  patientId: PatientId,
  beforeMs: number,
): Promise<EntryContext> {
  const row = await db.selectFrom('patients').selectAll().where('id', '=', patientId).executeTakeFirst()
  // Without the number of open alerts, which costs a query for every entry.
  const patient = row && toPatient(row, 0)
  const isCompared = patient?.usualDay !== undefined || hasLungCondition(patient)
  return {
    ...findingContextOf(patient),
    others: isCompared ? await listEarlierEntries(db, patientId, beforeMs) : [],
  }
}

const listEarlierEntries = (db: Db, patientId: PatientId, beforeMs: number): Promise<ComparedEntry[]> =>
  readRecentEntries((limit) => listNewestBefore(db, patientId, beforeMs, limit), beforeMs)

/** Only what is compared, without the schema: this runs for every entry that arrives. */
async function listNewestBefore(db: Db, patientId: PatientId, beforeMs: number, limit: number) {
  const rows = await db
    .selectFrom('symptom_entries')
    .select([
      'occurred_at as date',
      'local_date as localDate',
      'cough_severity as coughSeverity',
      'breathlessness',
      'energy',
      'mood',
      'temperature',
      'sputum_color as sputumColor',
      'sputum_consistency as sputumConsistency',
      'peak_flow_zone',
      'reliever_puffs',
      'untouched_scores',
      'untouched_fields',
    ])
    .where('patient_id', '=', patientId)
    .where('deleted_at', 'is', null)
    .where('occurred_ms', '<', beforeMs)
    .orderBy('occurred_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ peak_flow_zone, reliever_puffs, untouched_scores, untouched_fields, ...entry }) => ({
    ...entry,
    ...(peak_flow_zone !== null && { peakFlowZone: peak_flow_zone }),
    ...(reliever_puffs !== null && { relieverPuffs: reliever_puffs }),
    ...(untouched_scores !== null && { untouchedScores: JSON.parse(untouched_scores) }),
    ...(untouched_fields !== null && { untouchedFields: JSON.parse(untouched_fields) }),
  }))
}
