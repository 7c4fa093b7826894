import { patientId } from '@second-wind/core/platform/ids'
import { eraseWord } from '@second-wind/core/rights/erase'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { findMeta } from '../../platform/db/meta.repo.ts'
import { findPatient } from '../../records/profile/patients.repo.ts'
import { erasePatient, purgeErasedPages } from '../../rights/erase-patient.ts'
import { isErased } from '../../rights/erase.repo.ts'
import type { Command, Outcome } from './commands.ts'
import { operatorActor } from './operator-actor.ts'

/**
 * `patient erase <number> ERASE`: for a patient who asks for it and no longer has a phone. Their name is never printed.
 */
export const erasePatientByNumber: Command = async (db, [number = '', word]) => {
  const id = patientId.safeParse(Number(number))
  const isThere = id.success && (await findPatient(db, id.data)) !== undefined
  if (!isThere) {
    const wasErased = id.success && (await isErased(db, id.data))
    if (wasErased && (await findMeta(db, 'rewrite_due')) !== undefined) return finishErasure(db, number)
    const gone = wasErased ? `Patient ${number} has already been erased.` : `There is no patient ${number}.`
    return { isGood: false, message: `${gone} The command is: patient erase <number>.` }
  }
  if ((await findMeta(db, 'mode')) !== 'real') {
    return {
      isGood: false,
      message: 'The people in the demo are made up. To remove them, delete the data folder.',
    }
  }
  if (word !== eraseWord) {
    return {
      isGood: false,
      message: `You cannot undo this. Check who is asking, then run: patient erase ${number} ${eraseWord}`,
    }
  }
  const erasure = { patientId: id.data, nowMs: Date.now(), by: operatorActor }
  await inTransaction(db, id.data, (trx) => erasePatient(trx, erasure))
  return finishErasure(db, number)
}

/** The erasure is already committed, whether or not this succeeds. */
async function finishErasure(db: Db, number: string): Promise<Outcome> {
  const why = await purgeErasedPages(db).then(
    (isDone) => (isDone ? undefined : 'something else is using it'),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const done = `Patient ${number} has been erased. Their phones will delete their data when they next connect. Backups keep a copy for up to 35 days.`
  if (why === undefined) return { isGood: true, message: done }
  return {
    isGood: false,
    message: `${done}\nLEFT TO DO: the database file could not be compacted (${why}), so parts of the erased text may still be in it. Compacting needs as much free disk space as the size of the file. To finish, run this command again or restart the server.`,
  }
}
