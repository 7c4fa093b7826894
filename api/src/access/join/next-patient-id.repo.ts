import { type PatientId, patientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'

/** A number that was never used: what is stored about an erased patient must never appear to concern another one. */
export async function findNextPatientId(trx: Db): Promise<PatientId> {
  const living = await trx
    .selectFrom('patients')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  const erased = await trx
    .selectFrom('erased_patients')
    .select((eb) => eb.fn.max<number | null>('patient_id').as('last'))
    .executeTakeFirstOrThrow()
  return patientId.parse(Math.max(living.last ?? 0, erased.last ?? 0) + 1)
}
