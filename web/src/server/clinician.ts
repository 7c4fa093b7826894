import {
  clinicianPath,
  clinicianReply,
  dashboardPath,
  dashboardReply,
} from '@second-wind/core/contract/clinician'
import type { Clinician } from '@second-wind/core/model/clinician'
import type { ClinicianId } from '@second-wind/core/model/ids'
import { pollReader } from './poll.ts'
import { request } from './request.ts'

export function getClinician(id: ClinicianId, signal: AbortSignal): Promise<Clinician> {
  return request({ method: 'GET', path: clinicianPath(id), reply: clinicianReply, signal })
}

/** The roster is read again and again: make one reader per screen and call it for every poll. */
export const dashboardReader = (id: ClinicianId) => pollReader(dashboardPath(id), dashboardReply)
