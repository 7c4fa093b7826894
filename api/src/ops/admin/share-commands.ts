import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { listShares, type ShareRow } from '../../access/shares/consents.repo.ts'
import { withdrawShare } from '../../access/shares/withdraw-share.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import type { Command } from './commands.ts'
import { operatorActor } from './operator-actor.ts'
import { usageError } from './usage-error.ts'

/** `share list <patient>`: who can see this patient's record. */
export const listSharesCommand: Command = async (db, [number]) => {
  const patient = patientId.safeParse(Number(number))
  if (!patient.success) return usageError('share list <patient>')
  const shares = await listShares(db, patient.data)
  if (shares.length === 0)
    return { isGood: true, message: `Patient ${patient.data} does not share with anyone.` }
  return { isGood: true, message: shares.map(lineOf).join('\n') }
}

/** `share end <patient> <clinician>`: for when the wrong person was approved, or a patient without a phone asks. */
export const endShareCommand: Command = async (db, [number, clinicianNumber]) => {
  const [patient, clinician] = [
    patientId.safeParse(Number(number)),
    clinicianId.safeParse(Number(clinicianNumber)),
  ]
  const usage = 'share end <patient> <clinician> (share list <patient> shows the clinicians)'
  if (!patient.success || !clinician.success) return usageError(usage)
  const shareKey = { patientId: patient.data, clinicianId: clinician.data }
  try {
    const now = iso(Date.now())
    await inTransaction(db, patient.data, (trx) =>
      withdrawShare(trx, { ...shareKey, by: operatorActor, now }),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return {
      isGood: false,
      message: `Patient ${shareKey.patientId} does not share with clinician ${shareKey.clinicianId}. Usage: ${usage}`,
    }
  }
  return {
    isGood: true,
    message: `Clinician ${shareKey.clinicianId} can no longer see anything about patient ${shareKey.patientId}. Tell the patient.`,
  }
}

const lineOf = ({ clinician, since, consent }: ShareRow): string =>
  [
    `clinician ${clinician.id}`,
    `${clinicianName(clinician)}, ${clinician.department}`,
    `since ${since}`,
    consent ? `text ${consent.text_version}` : 'no agreement on file',
  ].join('  ')
