import { patientId } from '@second-wind/core/platform/ids'
import { idNumbered } from '../../fixtures/ids.ts'

export const receivedAtMs = Date.parse('2026-11-20T18:00:00Z')

/** The patient whose phone pushes, as the server knows them after the sign-in. */
export const pushingPatient = {
  kind: 'patient',
  id: patientId.parse(1),
  session: 'phone',
  deviceId: null,
  assurance: 'fresh',
} as const

export const arrival = { receivedAtMs, deviceId: idNumbered(0xd1), clockSkewMs: 0, isTimeClaimed: true }

/** What the phone reports about itself with the push. */
export const deviceReport = {
  deviceId: arrival.deviceId,
  pendingCount: 0,
  oldestPendingAt: null,
  appVersion: 'test',
  protocol: 1,
}
