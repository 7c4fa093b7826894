import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { ProfilePatch } from '@second-wind/core/records/patient'
import { localPatientId } from '../account/local-ids.ts'
import { db } from '../database/db-connection.ts'
import { newId } from '../database/new-id.ts'
import { type LocalChange, outboxRow, saveOnce } from '../outbox/save-with-outbox.ts'
import { patchStoredProfile } from './profile.ts'

/**
 * Replaces a refused profile change with a corrected one, in one transaction.
 *
 * @throws NotSavedError
 */
export async function correctProfile(refusedId: string, patch: ProfilePatch, at: CapturedAt): Promise<void> {
  const change: LocalChange = {
    mutationId: newId(),
    kind: 'profile.patch',
    entityId: String(localPatientId),
    payload: patch,
    at,
  }
  await saveOnce([db.profile, db.outbox, db.deadletter], change, async () => {
    await db.deadletter.delete(refusedId)
    await db.outbox.add(outboxRow(change))
    await patchStoredProfile(patch, at)
  })
}
