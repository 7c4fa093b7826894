import type { receiptsReply } from '@second-wind/core/sync/protocol'
import type * as z from 'zod/mini'
import type { Deps } from '../platform/deps.ts'
import type { PatientActor } from '../platform/identity/actor.ts'
import { listReceipts } from './receipts.repo.ts'

/** The outcomes of these changes, for a device that never received the reply. */
export async function handleReceipts(
  { db }: Pick<Deps, 'db'>,
  actor: PatientActor,
  mutationIds: string[],
): Promise<z.infer<typeof receiptsReply>> {
  const known = await listReceipts(db, actor.id, mutationIds)
  const knownIds = new Set(known.map((receipt) => receipt.mutationId))
  return { known, unknown: mutationIds.filter((id) => !knownIds.has(id)) }
}
