import type { PatientId } from '@second-wind/core/platform/ids'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import type { Profile } from '@second-wind/core/records/patient'
import { type FormerUsualDay, usualDay } from '@second-wind/core/records/usual-day'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Db } from '../../platform/db/database.ts'
import { ukDay } from '../../platform/iso.ts'

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

/**
 * The usual days that were changed or removed since then, each until the patient's day of that change: at half past
 * midnight in summer it is still the day before by UTC.
 */
export async function listFormerUsualDays(
  db: Db,
  patientId: PatientId,
  sinceMs: number,
): Promise<FormerUsualDay[]> {
  const rows = await db
    .selectFrom('profile_history')
    .select(['old_value', 'changed_at'])
    .where('patient_id', '=', patientId)
    .where('field', '=', 'usualDay')
    .where('changed_at', '>=', `${addDays(ukDay(sinceMs), -1)}T00:00:00.000Z`)
    .execute()
  return rows.map((row) => ({
    usual: usualDay.parse(JSON.parse(row.old_value)),
    replacedOn: ukDay(epochMs(row.changed_at)),
  }))
}
