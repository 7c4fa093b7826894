import { patientId } from '@second-wind/core/platform/ids'
import { revokePatientDevice } from '../../access/accounts/revoke-patient-device.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Command, Outcome } from './commands.ts'
import { operatorActor } from './operator-actor.ts'

const afterwards = {
  lost: 'It is signed out, and empties itself when it next reaches the server.',
  revoke: 'It is signed out. What it keeps stays on it.',
}

/**
 * `device lost <patient> <device>` and `device revoke <patient> <device>`, for a patient who cannot do it and whose
 * clinic cannot either. Who asks is for the operator to check.
 */
export const revokeDeviceCommand =
  ({ isLost }: { isLost: boolean }): Command =>
  async (db, [number, deviceId = '']): Promise<Outcome> => {
    const how = isLost ? 'lost' : 'revoke'
    const patient = patientId.safeParse(Number(number))
    const usage = `device ${how} <patient> <device>; device list <patient> says which there are.`
    if (!patient.success || deviceId === '') return { isGood: false, said: `Say whose, and which: ${usage}` }
    const what = { by: operatorActor, patientId: patient.data, deviceId, isLost, nowMs: Date.now() }
    try {
      await db.transaction().execute((trx) => revokePatientDevice(trx, what))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { isGood: false, said: `Patient ${patient.data} has no linked phone ${deviceId}: ${usage}` }
    }
    return { isGood: true, said: `Phone ${deviceId} of patient ${patient.data}: ${afterwards[how]}` }
  }
