import type { Table } from 'dexie'
import type { CapturedAt } from '@second-wind/core/model/moment'
import { entityOf, type MutationKind } from '@second-wind/core/sync/mutation'
import { db, withDb } from './connection.ts'
import { currentPatientId } from './identity.ts'
import { NotSaved } from './not-saved.ts'
import type { OutboxRow } from './rows.ts'
import { noteInSentinel } from './sentinel.ts'

type Change = {
  mutationId: string
  kind: MutationKind
  entityId: string
  payload: unknown
  at: CapturedAt
}

/**
 * Writes a record and its outbox row in one durable transaction; only when it has committed is the record "saved".
 * Repeating it with the same mutation id changes nothing.
 *
 * @throws NotSaved when nothing was written
 */
export async function saveWithOutbox(
  tables: Table[],
  change: Change,
  write: () => PromiseLike<unknown>,
): Promise<void> {
  try {
    await withDb(() =>
      db.transaction('rw', [...tables, db.outbox], async () => {
        const added = db.outbox.add(outboxRow(change))
        await Promise.all([added, write()])
      }),
    )
    void noteInSentinel()
  } catch (error) {
    if (await wasSavedBefore(change.mutationId)) return
    throw new NotSaved(error)
  }
}

export function outboxRow({ mutationId, kind, entityId, payload, at }: Change): OutboxRow {
  return {
    mutationId,
    ownerId: currentPatientId,
    kind,
    v: 1,
    entity: entityOf(kind),
    entityId,
    payload,
    ...at,
    attempts: 0,
    notBefore: 0,
  }
}

/** A second tap finds the first one's row: in the outbox, or already receipted. */
async function wasSavedBefore(mutationId: string): Promise<boolean> {
  try {
    const [queued, receipt] = await Promise.all([
      db.outbox.where('mutationId').equals(mutationId).count(),
      db.receipts.get(mutationId),
    ])
    return queued > 0 || receipt !== undefined
  } catch {
    return false
  }
}
