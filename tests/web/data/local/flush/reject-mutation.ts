import { initialSyncChannel } from '@second-wind/core/sync/sync-channel'
import { outboxStore } from '../../../../../web/src/data/local/outbox/outbox.ts'
import { serverTime } from '../fake-sync-server.ts'

/** The server permanently refuses a change. */
export async function rejectMutation(mutationId: string): Promise<string> {
  const error = { code: 'invalid_payload', message: 'No.' } as const
  const rejected = [{ mutationId, outcome: 'rejected', error } as const]
  const settlement = { applied: [], deferred: [], rejected }
  const now = Date.now()
  const batch = await outboxStore.nextBatch(500, now)
  await outboxStore.commit({ settlement, batch, serverTime, channel: initialSyncChannel, now })
  return mutationId
}
