import {
  patientRecord,
  patientRecordPath,
  patientViewsPath,
  type RecordView,
  recordViewsReply,
} from '@second-wind/core/care/contract/patient-record'
import type { PatientId } from '@second-wind/core/platform/ids'
import { request } from '../request.ts'
import { pollReader } from './poll-reader.ts'

/** Reads one patient's record of the last `days` days. Make one reader per open record and call it for every poll. */
export function recordReader(id: PatientId, days: number) {
  return pollReader({
    path: () => `${patientRecordPath(id)}?days=${days}`,
    reply: patientRecord,
    take: (record) => record,
  })
}

/** Who looked at this record or acted on it, newest first. */
export function listPatientRecordViews(id: PatientId, signal: AbortSignal): Promise<RecordView[]> {
  return request({ method: 'GET', path: patientViewsPath(id), reply: recordViewsReply, signal })
}
