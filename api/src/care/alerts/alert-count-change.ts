import type { PatientId } from '@second-wind/core/platform/ids'
import type { FeedEntry } from '../../records/change-log.repo.ts'

/** `alertCount` is part of the profile that the patient's phones read. */
export const alertCountChange = (patientId: PatientId): FeedEntry => ({
  patientId,
  entity: 'profile',
  entityId: String(patientId),
  originDeviceId: null,
})
