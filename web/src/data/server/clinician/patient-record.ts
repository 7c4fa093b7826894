import {
  type PatientRecord,
  patientRecord,
  patientRecordPath,
  patientViewsPath,
  type RecordView,
  recordViewsReply,
} from '@second-wind/core/care/contract/patient-record'
import type { PatientId } from '@second-wind/core/platform/ids'
import { request } from '../request.ts'
import { type Dated, poll } from './poll.ts'

/** Reads one patient's record of the last `days` days. */
export const readRecord = (
  id: PatientId,
  days: number,
  signal: AbortSignal,
  last: Dated<PatientRecord> | undefined,
): Promise<Dated<PatientRecord>> =>
  poll({
    path: `${patientRecordPath(id)}?days=${days}`,
    reply: patientRecord,
    take: (record) => record,
    last,
    signal,
  })

/** Who looked at this record or acted on it, newest first. */
export function listPatientRecordViews(id: PatientId, signal: AbortSignal): Promise<RecordView[]> {
  return request({ method: 'GET', path: patientViewsPath(id), reply: recordViewsReply, signal })
}
