import type { ActivityPatch, ActivityReport } from '@second-wind/core/records/activity'
import type { Db } from '../platform/db/database.ts'
import { insertActivity, patchActivity } from '../records/activities/activities.repo.ts'
import type { IncomingChange } from './incoming-change.ts'
import { notApplied, type NotApplied } from './not-applied.ts'
import { validateRecordId } from './validate-record-id.ts'

export async function createActivity(
  trx: Db,
  change: IncomingChange,
  report: ActivityReport,
): Promise<NotApplied | undefined> {
  const badId = validateRecordId(change)
  if (badId) return badId
  return (await insertActivity(trx, change, report)) ? undefined : notApplied('key_reuse')
}

/** Another patient's activity is treated as one that does not exist. */
export async function updateActivity(
  trx: Db,
  change: IncomingChange,
  patch: ActivityPatch,
): Promise<NotApplied | undefined> {
  const isKnown = await patchActivity(trx, change.patientId, change.entityId, patch)
  return isKnown ? undefined : notApplied('parent_unknown')
}
