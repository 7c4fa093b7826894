import * as z from 'zod/mini'
import { patientId } from '@second-wind/core/model/ids'
import type { Command } from './commands.ts'
import { listDevicesOf } from './devices.repo.ts'

const patientNumber = z.pipe(z.coerce.number(), patientId)

/** `devices <patient>`: what is known of a patient's phones. */
export const listDevices: Command = async (db, [word]) => {
  const patient = patientNumber.safeParse(word)
  if (!patient.success) return { isGood: false, said: 'Say whose, by number: devices <patient>.' }
  const devices = await listDevicesOf(db, patient.data)
  if (devices.length === 0)
    return { isGood: true, said: `Patient ${patient.data} has no phone that was heard.` }
  const lines = devices.map((device) => {
    const unsent = device.pending_count === 0 ? 'nothing unsent' : `${device.pending_count} unsent`
    const release = device.app_version ?? 'unknown'
    return `${device.device_id}  last heard ${device.last_heard_at}  ${unsent}  app ${release}`
  })
  return { isGood: true, said: lines.join('\n') }
}
