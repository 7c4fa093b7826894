import { patientId } from '@second-wind/core/platform/ids'
import type { Command } from './commands.ts'
import { listKnownDevices } from './known-devices.repo.ts'

/** `device list <patient>`: what is known of a patient's phones. */
export const listDevicesCommand: Command = async (db, [word]) => {
  const patient = patientId.safeParse(Number(word))
  if (!patient.success) return { isGood: false, said: 'Say whose, by number: device list <patient>.' }
  const devices = await listKnownDevices(db, patient.data)
  if (devices.length === 0)
    return { isGood: true, said: `Patient ${patient.data} has no phone that is known.` }
  return { isGood: true, said: devices.map(lineOf).join('\n') }
}

function lineOf(device: Awaited<ReturnType<typeof listKnownDevices>>[number]): string {
  const { device_id, label, last_heard_at, pending_count, app_version, revoked_at, wipe } = device
  const facts = [
    device_id,
    label ?? 'not linked',
    last_heard_at === null ? 'never heard' : `last heard ${last_heard_at}`,
    pending_count === 0 ? 'nothing unsent' : `${pending_count} unsent`,
    `app ${app_version ?? 'unknown'}`,
    ...(revoked_at === null ? [] : [`revoked ${revoked_at}${wipe === 1 ? ', to be emptied' : ''}`]),
  ]
  return facts.join('  ')
}
