import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import type { PatientActor } from '../../platform/identity/actor.ts'
import { getApprovedJoin, markJoinClaimed } from '../joining/approved-join.ts'
import { listShares, type ShareRow } from './consents.repo.ts'
import { startShare } from './start-share.ts'

/**
 * A patient who has an account shares with the clinician who has approved this phone. The same again changes nothing.
 *
 * @throws ApiError as getApprovedJoin; forbidden when another phone was approved
 */
export async function addShare(
  trx: Db,
  place: Pick<RealDeps, 'clock' | 'newId' | 'real'>,
  { actor, held }: { actor: PatientActor; held: { id: string; secret: string } },
): Promise<{ share: ShareRow; isNew: boolean }> {
  const { join, clinicianId, invitedTo, isRepeat } = await getApprovedJoin(trx, place, held)
  if (join.device_id !== actor.deviceId || invitedTo !== null) throw new ApiError('forbidden')
  if (isRepeat && join.patient_id !== actor.id) throw new ApiError('forbidden')
  if (!isRepeat) {
    await startShare(trx, place, { patientId: actor.id, clinicianId, join })
    await markJoinClaimed(trx, join.id, actor.id, place.clock.now())
  }
  const share = (await listShares(trx, actor.id)).find((one) => one.clinician.id === clinicianId)
  if (!share) throw new ApiError('not_found')
  return { share, isNew: !isRepeat }
}
