import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Db } from '../../platform/db/database.ts'

/** Stores the report that an edit replaces, or an edit that arrived after the entry was deleted. */
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
      set_aside_at: change.moment.received_at,
    })
    .execute()
}
