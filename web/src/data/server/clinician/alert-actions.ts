import {
  listedAlert,
  type ListedAlert,
  readAlertPath,
  resolveAlertPath,
} from '@second-wind/core/care/contract/alerts'
import type { ClinicianId } from '@second-wind/core/platform/ids'
import { request } from '../request.ts'

/** The version on screen: an alert that has changed since is refused with 409. */
type SeenAlert = Pick<ListedAlert, 'id' | 'updatedAt'>

export function markAlertRead({ id, updatedAt }: SeenAlert, clinicianId: ClinicianId): Promise<ListedAlert> {
  const body = { clinicianId, updatedAt }
  return request({ method: 'PUT', path: readAlertPath(id), body, reply: listedAlert })
}

/** Why, and under which id to note the call in which the clinician spoke to the patient, if there was one. */
export type Resolution = { reason: string; callNoteId?: string }

export function resolveAlert(
  { id, updatedAt }: SeenAlert,
  clinicianId: ClinicianId,
  resolution: Resolution,
): Promise<ListedAlert> {
  const body = { clinicianId, updatedAt, ...resolution }
  return request({ method: 'PUT', path: resolveAlertPath(id), body, reply: listedAlert })
}
