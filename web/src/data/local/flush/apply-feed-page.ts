import { message } from '@second-wind/core/care/message'
import { activity } from '@second-wind/core/records/activity'
import { patient } from '@second-wind/core/records/patient'
import { symptomEntry } from '@second-wind/core/records/symptom-entry'
import { applyUnsentChanges } from '@second-wind/core/sync/apply-unsent-changes'
import { type EntityKind, type RecordKind, recordKinds } from '@second-wind/core/sync/mutation'
import type { Change, PullReply } from '@second-wind/core/sync/protocol'
import type { PullPorts } from '@second-wind/core/sync/pull-changes'
import { triageResult } from '@second-wind/core/triage/triage-result'
import type { Table } from 'dexie'
import * as z from 'zod/mini'
import { currentPatientId } from '../account/identity.ts'
import { toLocalPatientId } from '../account/patient-id-mapping.ts'
import { db } from '../database/db-connection.ts'
import { forgetMeta, getDeviceId, readMeta, writeMeta } from '../database/meta.ts'
import { mergeReadMarks } from '../records/read-marks.ts'

type Local = {
  table: Table<unknown, string | number>
  schema: z.ZodMiniObject
  key: (id: string) => string | number
}

const own = (id: string) => id
const locals: Record<RecordKind, Local> = {
  symptoms: { table: db.table('symptoms'), schema: symptomEntry, key: own },
  triage: { table: db.table('triage'), schema: triageResult, key: own },
  activities: { table: db.table('activities'), schema: activity, key: own },
  profile: { table: db.table('profile'), schema: patient, key: Number },
  messages: { table: db.table('messages'), schema: message, key: own },
}

/** Every field that this build can read. */
const knownFields = JSON.stringify([
  ...recordKinds.map((kind) => [kind, ...Object.keys(locals[kind].schema.shape)]),
  'notifications',
])

/**
 * Where to read on. From the beginning when this build can read more than the one before, and when an
 * edit has left that covered what the server said: whether what we show still holds is unknown.
 */
async function readCursor(): Promise<string | undefined> {
  const cursor = await readMeta('cursor')
  if (cursor?.entityKinds !== knownFields) return undefined
  for (const record of cursor.covered) {
    if ((await db.outbox.where('[entity+entityId]').equals(record).count()) === 0) return undefined
  }
  return cursor.value
}

const forgetCursor = (): Promise<void> => forgetMeta('cursor')

/** Where the pages go that this installation asks for. */
export function createFeedStore(deviceId: string): PullPorts['store'] {
  return {
    readCursor,
    forgetCursor,
    applyPage: (page, askedWith) => applyPage(page, { askedWith, askedBy: deviceId }),
  }
}

type PageRequest = { askedWith: string | undefined; askedBy: string }

/**
 * Writes one page of the server's changes and the cursor behind it in one transaction, unless another tab read on, or
 * the phone was emptied since: then it is another installation.
 */
async function applyPage(page: PullReply, { askedWith, askedBy }: PageRequest): Promise<void> {
  const all = [db.symptoms, db.triage, db.activities, db.profile, db.messages, db.outbox, db.meta]
  await db.transaction('rw', all, async () => {
    if ((await getDeviceId()) !== askedBy || (await readCursor()) !== askedWith) return
    const covered = askedWith === undefined ? [] : ((await readMeta('cursor'))?.covered ?? [])
    // Until the server knows who this is now, it speaks of somebody else: all is read again afterwards.
    const isSetUpUnsent = (await listUnsent('profile', ownProfile)).some(
      ({ kind }) => kind === 'profile.create',
    )
    if (isSetUpUnsent) covered.push(['profile', ownProfile])
    for (const { entity, entityId, row } of isSetUpUnsent ? [] : page.changes.map(toLocalPatientId)) {
      if (entity === 'notifications') await mergeReadMarks(row)
      else if (isKnown(entity) && (await applyServerRow({ entity, entityId, row })))
        covered.push([entity, entityId])
    }
    await writeMeta('cursor', { value: page.nextCursor, entityKinds: knownFields, covered })
  })
}

const ownProfile = String(currentPatientId)

const listUnsent = (entity: EntityKind, entityId: string) =>
  db.outbox.where('[entity+entityId]').equals([entity, entityId]).sortBy('seq')

const isKnown = (entity: string): entity is RecordKind => recordKinds.some((kind) => kind === entity)

/** Answers whether something unsent lies on top. */
async function applyServerRow({
  entity,
  entityId,
  row,
}: Omit<Change, 'seq' | 'entity'> & { entity: RecordKind }): Promise<boolean> {
  const { table, schema, key } = locals[entity]
  const unsent = await listUnsent(entity, entityId)
  if (row === null) {
    if (unsent.length === 0) await table.delete(key(entityId))
    return unsent.length > 0
  }
  // A row that this build cannot read leaves the local copy as it is.
  const parsed = z.safeParse(schema, row)
  if (!parsed.success) return false
  // What the patient changed here and has not sent yet stays on top of what the server says.
  const shown = applyUnsentChanges(parsed.data, unsent)
  await (shown ? table.put(shown) : table.delete(key(entityId)))
  return unsent.length > 0
}
