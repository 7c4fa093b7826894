import { clinicianId, type ClinicianId } from '@second-wind/core/platform/ids'
import { instant } from '@second-wind/core/platform/moment'

/** Who could see a record, and from when until when. */
export type EndedShare = { clinicianId: ClinicianId; since: string; until: string }

/** The patient's act, or the operator's for them. The share itself is gone: that it was there is in the audit log and nowhere else. */
export const shareWithdrawn = 'share.withdraw'

export const shareObject = ({ clinicianId: id, since }: Omit<EndedShare, 'until'>): string =>
  `clinician ${id} since ${since}`

/** Reads a row of that action. */
export function toEndedShare({ at, object }: { at: string; object: string | null }): EndedShare | undefined {
  const [, id, since] = /^clinician (\d+) since (\S+)$/.exec(object ?? '') ?? []
  const clinician = clinicianId.safeParse(Number(id))
  const begin = instant.safeParse(since)
  if (!clinician.success || !begin.success) return undefined
  return { clinicianId: clinician.data, since: begin.data, until: at }
}
