import * as z from 'zod/mini'
import type { Table } from 'dexie'
import { activity } from '@second-wind/core/model/activity'
import { patient } from '@second-wind/core/model/patient'
import { symptomEntry } from '@second-wind/core/model/symptom-entry'
import { triageResult } from '@second-wind/core/model/triage-result'
import { entityKinds, type EntityKind } from '@second-wind/core/sync/mutation'
import type { Change, PullReply } from '@second-wind/core/sync/protocol'
import { db } from './connection.ts'
import { forgetMeta, readMeta, writeMeta } from './meta.ts'

const knownKinds = entityKinds.join(',')

type Local = { table: Table<unknown, string | number>; schema: z.core.$ZodType; key: (id: string) => string | number }

const own = (id: string) => id
const locals: Record<EntityKind, Local> = {
  symptoms: { table: db.table('symptoms'), schema: symptomEntry, key: own },
  triage: { table: db.table('triage'), schema: triageResult, key: own },
  activities: { table: db.table('activities'), schema: activity, key: own },
  profile: { table: db.table('profile'), schema: patient, key: Number },
}

/** Where to read on; from the beginning when this build can read more kinds of record than the one before. */
export async function readCursor(): Promise<string | undefined> {
  const cursor = await readMeta('cursor')
  return cursor?.entityKinds === knownKinds ? cursor.value : undefined
}

export const forgetCursor = (): Promise<void> => forgetMeta('cursor')

/** Writes one page of the server's changes and the cursor behind it in one transaction. */
export async function applyPage(page: PullReply): Promise<void> {
  const all = [db.symptoms, db.triage, db.activities, db.profile, db.outbox, db.meta]
  await db.transaction('rw', all, async () => {
    for (const change of page.changes) {
      if (isKnown(change.entity)) await applyChange({ ...change, entity: change.entity })
    }
    await writeMeta('cursor', { value: page.nextCursor, entityKinds: knownKinds })
  })
}

const isKnown = (entity: string): entity is EntityKind => entityKinds.some((kind) => kind === entity)

async function applyChange({ entity, entityId, row }: Change): Promise<void> {
  const { table, schema, key } = locals[entity]
  const unsent = await db.outbox.where('[entity+entityId]').equals([entity, entityId]).sortBy('seq')
  if (row === null) {
    if (unsent.length === 0) await table.delete(key(entityId))
    return
  }
  // A row that this build cannot read leaves the local copy as it is.
  const parsed = z.safeParse(schema, row)
  if (!parsed.success) return
  // What the patient changed here and has not sent yet stays on top of what the server says.
  await table.put(Object.assign({}, parsed.data, ...unsent.map((change) => change.payload)))
}
