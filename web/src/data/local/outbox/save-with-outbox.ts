import type { CapturedAt } from '@second-wind/core/platform/moment'
import { entityKindOf, type MutationKind, sentVersionOf } from '@second-wind/core/sync/mutation'
import type { Table } from 'dexie'
import { scheduleSentinelUpdate } from '../account/data-loss-sentinel.ts'
import { localPatientId } from '../account/local-ids.ts'
import { addRowsDurably } from '../database/add-rows-durably.ts'
import { db, withDb, withinTimeLimit } from '../database/db-connection.ts'
import type { OutboxRow } from '../database/rows.ts'
import { isTimeout, NotSavedError } from './not-saved-error.ts'
import { hasReceipt } from './receipts.ts'

export type LocalChange = {
  mutationId: string
  kind: MutationKind
  entityId: string
  payload: object
  at: CapturedAt
}

export type NewRecord = { table: Table; change: LocalChange; record: object }

/** Adds new records and their outbox rows in one transaction. @throws NotSavedError */
export async function addWithOutbox(first: NewRecord, ...others: readonly NewRecord[]): Promise<void> {
  const rows = [first, ...others].flatMap(({ table, change, record }) => [
    [db.outbox, outboxRow(change)] as const,
    [table, record] as const,
  ])
  await commitOnce(first.table, first.change, () => addRowsDurably(rows))
}

/** Writes a record and its outbox row in one transaction. @throws NotSavedError */
export async function saveWithOutbox(
  table: Table,
  change: LocalChange,
  write: () => PromiseLike<unknown>,
): Promise<void> {
  await saveOnce([table, db.outbox], change, () => Promise.all([db.outbox.add(outboxRow(change)), write()]))
}

/**
 * Runs `write` in one durable transaction; the change counts as saved only after the commit. Repeating it with the same
 * mutation id and content changes nothing.
 *
 * @param tables all that `write` touches, the record's own first
 * @throws NotSavedError when nothing was written, also when the id already names something else
 */
export async function saveOnce(
  tables: [Table, ...Table[]],
  change: LocalChange,
  write: () => PromiseLike<unknown>,
): Promise<void> {
  await commitOnce(tables[0], change, async () => {
    // Without async, Dexie loses a `write` that awaits a function of ours before it touches a table.
    await db.transaction('rw', tables, async () => {
      await write()
    })
  })
}

async function commitOnce(table: Table, change: LocalChange, commit: () => Promise<void>): Promise<void> {
  try {
    await withinTimeLimit(withDb(commit))
    void scheduleSentinelUpdate()
  } catch (error) {
    if (!isTimeout(error) && (await wasSavedBefore(table, change))) return
    throw new NotSavedError(error)
  }
}

export function outboxRow({ mutationId, kind, entityId, payload, at }: LocalChange): OutboxRow {
  return {
    mutationId,
    ownerId: localPatientId,
    kind,
    v: sentVersionOf(kind),
    entity: entityKindOf(kind),
    entityId,
    payload,
    ...at,
    savedAt: new Date().toISOString(),
    notBefore: 0,
  }
}

/** A second tap finds the row of the first one, in the outbox or already receipted. */
async function wasSavedBefore(
  table: Table,
  { mutationId, kind, entityId, payload }: LocalChange,
): Promise<boolean> {
  try {
    const [queued, isReceipted, record] = await Promise.all([
      db.outbox.where('mutationId').equals(mutationId).count(),
      hasReceipt({ mutationId, entity: entityKindOf(kind), entityId }),
      table.get(table === db.profile ? localPatientId : entityId),
    ])
    return (queued > 0 || isReceipted) && recordMatchesPayload(record, payload)
  } catch {
    return false
  }
}

/** Whether the record matches the payload: the same id with other content is not a repeat. */
export function recordMatchesPayload(record: unknown, payload: object): boolean {
  const stored = new Map(Object.entries(record ?? {}))
  return Object.entries(payload).every(
    ([field, value]) => JSON.stringify(stored.get(field) ?? null) === JSON.stringify(value ?? null),
  )
}
