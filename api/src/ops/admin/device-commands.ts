import { patientId } from '@second-wind/core/platform/ids'
import { revokePatientDevice } from '../../access/accounts/revoke-patient-device.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Command, Outcome } from './commands.ts'
import { listKnownDevices } from './known-devices.repo.ts'
import { operatorActor } from './operator-actor.ts'
import { usageError } from './usage-error.ts'

/** `device list <patient>` */
export const listDevicesCommand: Command = async (db, [word]) => {
  const patient = patientId.safeParse(Number(word))
  if (!patient.success) return usageError('device list <patient>')
  const devices = await listKnownDevices(db, patient.data)
  if (devices.length === 0)
    return { isGood: true, message: `Patient ${patient.data} does not have a known phone.` }
  return { isGood: true, message: devices.map(lineOf).join('\n') }
}

/**
 * `device lost <patient> <device>` and `device revoke <patient> <device>`: for when neither the patient nor the clinic
 * can do it. The operator must check who asks.
 */
export const revokeDeviceCommand =
  ({ isLost }: { isLost: boolean }): Command =>
  async (db, [number, deviceId = '']): Promise<Outcome> => {
    const how = isLost ? 'lost' : 'revoke'
    const patient = patientId.safeParse(Number(number))
    const usage = `device ${how} <patient> <device> (device list <patient> shows the devices)`
    if (!patient.success || deviceId === '') return usageError(usage)
    const revocation = { by: operatorActor, patientId: patient.data, deviceId, isLost, nowMs: Date.now() }
    try {
      await inTransaction(db, patient.data, (trx) => revokePatientDevice(trx, revocation))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return {
        isGood: false,
        message: `Patient ${patient.data} has no linked phone ${deviceId}. Usage: ${usage}`,
      }
    }
    return { isGood: true, message: `Phone ${deviceId} of patient ${patient.data}: ${afterwards[how]}` }
  }

const afterwards = {
  lost: 'It is signed out. It will delete its data when it next connects.',
  revoke: 'It is signed out. Its data stays on the phone.',
}

function lineOf(device: Awaited<ReturnType<typeof listKnownDevices>>[number]): string {
  const { device_id, label, last_heard_at, pending_count, app_version, revoked_at, wipe } = device
  const facts = [
    device_id,
    label ?? 'not linked',
    last_heard_at === null ? 'never connected' : `last connected ${last_heard_at}`,
    pending_count === 0 ? 'nothing unsent' : `${pending_count} unsent`,
    `app ${app_version ?? 'unknown'}`,
    ...(revoked_at === null ? [] : [`revoked ${revoked_at}${wipe === 1 ? ', data to be deleted' : ''}`]),
  ]
  return facts.join('  ')
}
