import {
  ownViewsPath,
  recordViewsReply,
  type RecordView,
} from '@second-wind/core/care/contract/patient-record'
import { request } from '../request.ts'

/** Each access to the caller's own record, newest first. */
export function listOwnRecordViews(signal: AbortSignal): Promise<RecordView[]> {
  return request({ method: 'GET', path: ownViewsPath, reply: recordViewsReply, signal })
}
