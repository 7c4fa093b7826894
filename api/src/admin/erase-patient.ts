import { eraseWord } from '@second-wind/core/contract/erase'
import { patientId } from '@second-wind/core/model/ids'
import { findMeta } from '../db/meta.repo.ts'
import { findPatient } from '../patients/patients.repo.ts'
import { erasePatient, leaveNothingBehind } from '../rights/erase-patient.ts'
import type { Command } from './commands.ts'
import { operator } from './operator.ts'

/** `patient erase <number> ERASE`: for somebody who asks for it and has no phone any more. Their name is not said. */
export const erasePatientByNumber: Command = async (db, [number = '', word]) => {
  const id = patientId.safeParse(Number(number))
  const isThere = id.success && (await findPatient(db, id.data)) !== undefined
  if (!isThere) return { isGood: false, said: `There is no patient ${number}: patient erase <number>.` }
  if ((await findMeta(db, 'mode')) !== 'real') {
    return { isGood: false, said: 'The demo has invented people only. Delete its data folder instead.' }
  }
  if (word !== eraseWord) {
    return {
      isGood: false,
      said: `Nothing brings patient ${number} back. Be sure who asks, then: patient erase ${number} ${eraseWord}`,
    }
  }
  const erasure = { patientId: id.data, nowMs: Date.now(), by: operator }
  await db.transaction().execute((trx) => erasePatient(trx, erasure))
  await leaveNothingBehind(db)
  return {
    isGood: true,
    said: `Patient ${number} is erased. Their phones empty themselves when they next connect; backups hold them for up to 35 days.`,
  }
}
