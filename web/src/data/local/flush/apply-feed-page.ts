import { message } from '@second-wind/core/care/message'
import { activity } from '@second-wind/core/records/activity'
import { keepFormerUsualDays, patient } from '@second-wind/core/records/patient'
import { symptomEntry } from '@second-wind/core/records/symptom-entry'
import { applyUnsentChanges } from '@second-wind/core/sync/apply-unsent-changes'
import { type EntityKind, type RecordKind, recordKinds } from '@second-wind/core/sync/mutation'
import type { FeedChange, PullReply } from '@second-wind/core/sync/protocol'
import type { PullPorts } from '@second-wind/core/sync/pull-changes'
import { triageResult } from '@second-wind/core/triage/triage-result'
import type { Table } from 'dexie'
import * as z from 'zod/mini'
import { localPatientId } from '../account/local-ids.ts'
import { toLocalPatientId } from '../account/patient-id-mapping.ts'
import { db } from '../database/db-connection.ts'
import { forgetMeta, getDeviceId, readMeta, writeMeta } from '../database/meta.ts'
import { captureNow } from '../records/capture-time.ts'
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

const knownFields = JSON.stringify([
  ...recordKinds.map((kind) => [kind, ...Object.keys(locals[kind].schema.shape)]),
  'notifications',
])

/**
 * The position to read from. The beginning if this build can read more fields than the previous one, and after unsent
 * changes that covered the server's version are gone: the local copy may then be outdated.
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

/** Applies pages that this installation requested. */
export function createFeedStore(deviceId: string): PullPorts['store'] {
  return {
    readCursor,
    forgetCursor,
    applyPage: (page, requestedCursor) => applyPage(page, { requestedCursor, requestedBy: deviceId }),
  }
}

type PageRequest = { requestedCursor: string | undefined; requestedBy: string }

/**
 * Writes one page of the server's changes and the next cursor in one transaction. Does nothing if another tab has read
 * on, or if the phone was wiped since and is now another installation.
 */
async function applyPage(page: PullReply, { requestedCursor, requestedBy }: PageRequest): Promise<void> {
  const all = [db.symptoms, db.triage, db.activities, db.profile, db.messages, db.outbox, db.meta]
  await db.transaction('rw', all, async () => {
    if ((await getDeviceId()) !== requestedBy || (await readCursor()) !== requestedCursor) return
    const covered = requestedCursor === undefined ? [] : ((await readMeta('cursor'))?.covered ?? [])
    // Until the server has the new profile, its data is about the previous person: everything is read again afterwards.
    const isSetUpUnsent = (await listUnsent('profile', ownProfile)).some(
      ({ kind }) => kind === 'profile.create',
    )
    if (isSetUpUnsent) covered.push(['profile', ownProfile])
    for (const { entity, entityId, row } of isSetUpUnsent ? [] : page.changes.map(toLocalPatientId)) {
      if (entity === 'notifications') await mergeReadMarks(row)
      else if (isRecordKind(entity) && (await applyServerRow({ entity, entityId, row })))
        covered.push([entity, entityId])
    }
    await writeMeta('cursor', { value: page.nextCursor, entityKinds: knownFields, covered })
  })
}

const ownProfile = String(localPatientId)

const listUnsent = (entity: EntityKind, entityId: string) =>
  db.outbox.where('[entity+entityId]').equals([entity, entityId]).sortBy('seq')

const isRecordKind = (entity: string): entity is RecordKind => recordKinds.some((kind) => kind === entity)

/** Returns whether an unsent change covers the server's row. */
async function applyServerRow({
  entity,
  entityId,
  row,
}: Omit<FeedChange, 'seq' | 'entity'> & { entity: RecordKind }): Promise<boolean> {
  const { table, schema, key } = locals[entity]
  const unsent = await listUnsent(entity, entityId)
  if (row === null) {
    if (unsent.length === 0) await table.delete(key(entityId))
    return unsent.length > 0
  }
  // A row that this build cannot read leaves the local copy unchanged.
  const parsed = z.safeParse(schema, row)
  if (!parsed.success) return false
  // The patient's unsent changes override the server's version.
  const shown = applyUnsentChanges(parsed.data, unsent)
  if (!shown) await table.delete(key(entityId))
  else await table.put(entity === 'profile' ? await withFormerUsualDays(shown) : shown)
  return unsent.length > 0
}

async function withFormerUsualDays(row: object): Promise<object> {
  const after = z.parse(patient, row)
  return keepFormerUsualDays(await db.profile.get(after.id), after, captureNow().localDate)
}
