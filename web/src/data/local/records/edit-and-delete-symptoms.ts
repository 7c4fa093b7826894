import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { replaceEntryReport } from '@second-wind/core/sync/apply-unsent-changes'
import { db } from '../database/db-connection.ts'
import { newId } from '../database/new-id.ts'
import { discardPendingChanges } from '../outbox/dead-letters.ts'
import { type LocalChange, outboxRow, saveOnce } from '../outbox/save-with-outbox.ts'

/**
 * Replaces the content of an entry; its day stays. If the server refused its creation, the corrected creation is sent
 * again.
 *
 * @param at the moment of the edit
 * @throws NotSavedError
 */
export async function updateSymptoms(entryId: string, report: SymptomReport, at: CapturedAt): Promise<void> {
  const change: LocalChange = {
    mutationId: newId(),
    kind: 'symptoms.update',
    entityId: entryId,
    payload: report,
    at,
  }
  await saveOnce([db.symptoms, db.outbox, db.deadletter], change, async () => {
    const entry = await db.symptoms.get(entryId)
    if (!entry) throw new Error('there is no such entry on this phone')
    const refused = await findRefusedCreation(entryId)
    const queued = await db.outbox.where('[entity+entityId]').equals(['symptoms', entryId]).count()
    if (refused) {
      const { occurredAt, tzOffsetMin, localDate } = refused
      const logged = { occurredAt, tzOffsetMin, localDate }
      await db.deadletter.delete(refused.mutationId)
      await db.outbox.add(outboxRow({ ...change, mutationId: newId(), kind: 'symptoms.create', at: logged }))
    }
    // Earlier edits that waited for the refused creation are sent after it, and this edit after them.
    if (!refused || queued > 0) await db.outbox.add({ ...outboxRow(change), base: await findEditBase(entry) })
    await forgetRefusedEdits(entryId)
    await db.symptoms.put(replaceEntryReport(entry, report))
  })
}

/**
 * Deletes an entry, on the phone at once and on the server when sent. Deleting it twice is not an error. @throws
 * NotSavedError
 */
export async function deleteSymptoms(entryId: string, at: CapturedAt): Promise<void> {
  const change: LocalChange = {
    mutationId: newId(),
    kind: 'symptoms.delete',
    entityId: entryId,
    payload: {},
    at,
  }
  await saveOnce([db.symptoms, db.outbox, db.deadletter], change, async () => {
    const entry = await db.symptoms.get(entryId)
    if (!entry) return
    // The server never received this entry, so it does not have to delete it.
    if (await findRefusedCreation(entryId)) await discardPendingChanges('symptoms', [entryId])
    else await db.outbox.add({ ...outboxRow(change), base: await findEditBase(entry) })
    await db.symptoms.delete(entryId)
  })
}

const findRefusedCreation = (entryId: string) =>
  db.deadletter
    .where('[entity+entityId]')
    .equals(['symptoms', entryId])
    .filter(({ kind }) => kind === 'symptoms.create')
    .first()

/** An edit contains the whole entry, so it makes earlier refused edits obsolete. */
const forgetRefusedEdits = (entryId: string) =>
  db.deadletter
    .where('[entity+entityId]')
    .equals(['symptoms', entryId])
    .filter(({ kind }) => kind === 'symptoms.update')
    .delete()

/** The entry before its first change that the server has not accepted. */
async function findEditBase(entry: SymptomEntry): Promise<SymptomEntry> {
  for (const changes of [db.outbox, db.deadletter]) {
    const rows = await changes.where('[entity+entityId]').equals(['symptoms', entry.id]).toArray()
    const base = rows.find((row) => row.base)?.base
    if (base) return base
  }
  return entry
}
