import type { PatientId } from '@second-wind/core/platform/ids'
import { readMarksId } from '@second-wind/core/records/read-mark-code'
import { deleteCallNotes } from '../care/calls/call-notes.repo.ts'
import { deleteAnswers } from '../care/messages/message-answers.repo.ts'
import { deleteMessages } from '../care/messages/messages.repo.ts'
import { deleteThresholdChanges, replaceThreshold } from '../care/thresholds/thresholds.repo.ts'
import { sampleRemovalAction, writeAudit } from '../platform/audit/write-audit.ts'
import type { Db } from '../platform/db/database.ts'
import { logChange } from '../records/change-log.repo.ts'
import { recomputeLatestRecords } from '../records/profile/latest-records.repo.ts'
import { getPatient } from '../records/profile/patients.repo.ts'
import { deleteReadMarks } from '../records/read-marks/read-marks.repo.ts'
import {
  deleteSampleAlerts,
  deleteSampleDevice,
  deleteSampleRows,
  deleteSampleVersions,
} from './sample-history.repo.ts'

/** The device id of sample records, which distinguishes them from what people logged themselves. */
export const sampleDeviceId = '00000000-0000-7000-8000-000000000000'

const recordTables = [
  { entity: 'symptoms', table: 'symptom_entries' },
  { entity: 'triage', table: 'triage_results' },
  { entity: 'activities', table: 'activities' },
] as const

/**
 * Removes a patient's sample records and logs the deletions for the devices. What the person logged stays. Messages,
 * thresholds and record views from before belong to the sample person (care/patient-record/record-views.repo.ts).
 *
 * @param now ISO 8601, the server's clock
 */
export async function removeSampleHistory(trx: Db, patientId: PatientId, now: string): Promise<void> {
  await deleteSampleVersions(trx, patientId, sampleDeviceId)
  for (const { entity, table } of recordTables) {
    const ids = await deleteSampleRows(trx, table, patientId, sampleDeviceId)
    await deleteSampleAlerts(trx, patientId, ids)
    for (const entityId of ids) {
      await logChange(trx, { patientId, entity, entityId, isDeleted: true, originDeviceId: null })
    }
  }
  if (await deleteSampleDevice(trx, patientId, sampleDeviceId)) {
    await removeMessages(trx, patientId)
    await removeReadMarks(trx, patientId)
    await removeThresholdAndCalls(trx, patientId)
    const actor = { kind: 'patient', id: patientId } as const
    await writeAudit(trx, { at: now, actor, action: sampleRemovalAction, patientId })
  }
  await recomputeLatestRecords(trx, patientId)
}

async function removeMessages(trx: Db, patientId: PatientId): Promise<void> {
  await deleteSampleAlerts(trx, patientId, await deleteAnswers(trx, patientId))
  for (const entityId of await deleteMessages(trx, patientId)) {
    await logChange(trx, { patientId, entity: 'messages', entityId, isDeleted: true, originDeviceId: null })
  }
}

async function removeReadMarks(trx: Db, patientId: PatientId): Promise<void> {
  if (!(await deleteReadMarks(trx, patientId))) return
  const list = { entity: 'notifications', entityId: readMarksId } as const
  await logChange(trx, { patientId, ...list, isDeleted: true, originDeviceId: null })
}

async function removeThresholdAndCalls(trx: Db, patientId: PatientId): Promise<void> {
  await deleteThresholdChanges(trx, patientId)
  await deleteCallNotes(trx, patientId)
  await replaceThreshold(trx, patientId, null, (await getPatient(trx, patientId)).version)
}
