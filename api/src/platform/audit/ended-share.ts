import { clinicianId, type ClinicianId } from '@second-wind/core/platform/ids'
import { instant } from '@second-wind/core/platform/moment'

export type EndedShare = { clinicianId: ClinicianId; since: string; until: string }

/** An act of the patient, or of the operator for them. The share row is deleted: only the audit log still shows it. */
export const shareWithdrawalAction = 'share.withdraw'

export const shareObject = ({ clinicianId: id, since }: Omit<EndedShare, 'until'>): string =>
  `clinician ${id} since ${since}`

export function toEndedShare({ at, object }: { at: string; object: string | null }): EndedShare | undefined {
  const [, id, since] = /^clinician (\d+) since (\S+)$/.exec(object ?? '') ?? []
  const clinician = clinicianId.safeParse(Number(id))
  const begin = instant.safeParse(since)
  if (!clinician.success || !begin.success) return undefined
  return { clinicianId: clinician.data, since: begin.data, until: at }
}
