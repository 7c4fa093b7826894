import type { Profile } from '@second-wind/core/records/patient'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Db } from '../../platform/db/database.ts'

/** Stores every value that the change overwrites, so that a concurrent edit on another device is never lost. */
export async function saveOverwrittenFields(
  trx: Db,
  change: IncomingChange,
  before: Profile,
  after: Profile,
  version: number,
): Promise<void> {
  const newValues = new Map(entriesOf(after))
  const overwritten = entriesOf(before).filter(([field, value]) => newValues.get(field) !== value)
  if (overwritten.length === 0) return
  const rows = overwritten.map(([field, value]) => ({
    patient_id: change.patientId,
    mutation_id: change.mutationId,
    field,
    old_value: value,
    version,
    changed_at: change.moment.received_at,
  }))
  await trx.insertInto('profile_history').values(rows).execute()
}

const entriesOf = (profile: Profile): [string, string][] =>
  Object.entries(profile).map(([field, value]) => [field, JSON.stringify(value)])
