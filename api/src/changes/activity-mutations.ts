import type { ActivityPatch, ActivityReport } from '@second-wind/core/records/activity'
import type { PatientWork } from '../care/patient-work.ts'
import { patchActivity } from '../records/activities/activities.repo.ts'
import { toActivityRow } from '../records/activities/activities.table.ts'
import type { IncomingChange } from './incoming-change.ts'
import { notApplied, type NotApplied } from './not-applied.ts'
import { validateRecordId } from './validate-record-id.ts'

export async function createActivity(
  work: PatientWork,
  change: IncomingChange,
  report: ActivityReport,
): Promise<NotApplied | undefined> {
  const badId = validateRecordId(change)
  if (badId) return badId
  if (await work.activities.isTaken(change.entityId)) return notApplied('key_reuse')
  work.activities.add(toActivityRow(change, report))
  return undefined
}

/** Another patient's activity is treated as one that does not exist. */
export async function updateActivity(
  work: PatientWork,
  change: IncomingChange,
  patch: ActivityPatch,
): Promise<NotApplied | undefined> {
  const isKnown = await patchActivity(
    await work.activities.written(),
    change.patientId,
    change.entityId,
    patch,
  )
  return isKnown ? undefined : notApplied('parent_unknown')
}
