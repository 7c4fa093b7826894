import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'

/**
 * Stores the report that an edit replaces, or an edit that arrived after the entry was deleted; with the time of the edit by
 * the phone’s clock, or of its arrival if that clock is in doubt.
 */
export async function insertSymptomVersion(
  trx: Db,
  change: IncomingChange,
  [why, report]: ['replaced' | 'too_late', SymptomReport],
): Promise<void> {
  await trx
    .insertInto('symptom_versions')
    .values({
      patient_id: change.patientId,
      entry_id: change.entityId,
      mutation_id: change.mutationId,
      why,
      report: JSON.stringify(report),
      set_aside_at: iso(change.latestMs),
    })
    .execute()
}
