import { applyPatch } from '@second-wind/core/platform/apply-patch'
import type { CapturedAt } from '@second-wind/core/platform/moment'
import { keepFormerUsualDays, type ProfilePatch } from '@second-wind/core/records/patient'
import { localPatientId } from '../account/local-ids.ts'
import { db } from '../database/db-connection.ts'
import { newId } from '../database/new-id.ts'
import { saveWithOutbox } from '../outbox/save-with-outbox.ts'

/** Changes the profile and queues exactly the changed fields; null empties a field. @throws NotSavedError */
export async function saveProfile(patch: ProfilePatch, at: CapturedAt): Promise<void> {
  const change = {
    mutationId: newId(),
    kind: 'profile.patch',
    entityId: String(localPatientId),
    payload: patch,
    at,
  } as const
  await saveWithOutbox(db.profile, change, async () => {
    await patchStoredProfile(patch, at)
  })
}

/** Inside a transaction. */
export async function patchStoredProfile(patch: ProfilePatch, { localDate }: CapturedAt): Promise<void> {
  const stored = await db.profile.get(localPatientId)
  if (!stored) throw new Error('there is no profile on this phone yet')
  await db.profile.put(keepFormerUsualDays(stored, applyPatch(stored, patch), localDate))
}
