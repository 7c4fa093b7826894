import {
  type CallNoteBody,
  callNotesPath,
  withdrawCallNotePath,
} from '@second-wind/core/care/contract/call-notes'
import {
  confirmNamePath,
  type PatientRecord,
  patientRecord,
  type PatientIdentity,
  patientIdentityPath,
  patientRecordPath,
  patientThresholdPath,
  type PatientThreshold,
  patientViewsPath,
  type RecordView,
  recordViewsReply,
} from '@second-wind/core/care/contract/patient-record'
import type { PatientId } from '@second-wind/core/platform/ids'
import { sendCall, request } from '../request.ts'
import { type PolledData, poll } from './poll.ts'

/** Reads one patient's record of the last `days` days. */
export const readRecord = (
  id: PatientId,
  days: number,
  signal: AbortSignal,
  last: PolledData<PatientRecord> | undefined,
): Promise<PolledData<PatientRecord>> =>
  poll({
    path: `${patientRecordPath(id)}?days=${days}`,
    reply: patientRecord,
    toData: (record) => record,
    last,
    signal,
  })

/** Each access to this record, newest first. */
export function listPatientRecordViews(id: PatientId, signal: AbortSignal): Promise<RecordView[]> {
  return request({ method: 'GET', path: patientViewsPath(id), reply: recordViewsReply, signal })
}

/**
 * Replaces date of birth and NHS number. 409 when the record has changed since that version, or another has the number.
 */
export const saveIdentity = (id: PatientId, body: PatientIdentity) =>
  sendCall({ method: 'PUT', path: patientIdentityPath(id), body })

/** Notes how a call to this patient ended; repeated with the same id, it is noted once. */
export const noteCall = (id: PatientId, body: CallNoteBody) =>
  sendCall({ method: 'POST', path: callNotesPath(id), body })

/** Takes back a note of one's own; it stays in the record, marked. */
export const withdrawCallNote = (id: PatientId, noteId: string) =>
  sendCall({ method: 'POST', path: withdrawCallNotePath(id), body: { id: noteId } })

/** 409 when the name is another one by now. */
export const saveConfirmedName = (id: PatientId, name: string) =>
  sendCall({ method: 'POST', path: confirmNamePath(id), body: { name } })

/** Sets what counts as a change for this patient, or goes back to the default. */
export const saveThreshold = (id: PatientId, body: PatientThreshold) =>
  sendCall({ method: 'PUT', path: patientThresholdPath(id), body })
