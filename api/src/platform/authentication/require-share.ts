import type { PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../db/database.ts'
import { ApiError } from '../errors.ts'
import type { ClinicianActor } from './actor.ts'
import { hasShare } from './clinician.repo.ts'

/** A patient who does not share with this clinician looks like one who does not exist. */
export async function requireShare(db: Db, actor: ClinicianActor, patientId: PatientId): Promise<void> {
  if (!(await hasShare(db, actor.id, patientId))) throw new ApiError('not_found')
}
