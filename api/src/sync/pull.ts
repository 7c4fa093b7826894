import { entityKinds, type EntityKind } from '@second-wind/core/sync/mutation'
import { type FeedChange, serverEpochOf, type PullReply, pullQuery } from '@second-wind/core/sync/protocol'
import type * as z from 'zod/mini'
import { markMessagesDelivered } from '../care/messages/mark-messages-delivered.ts'
import { findMessages } from '../care/messages/messages.repo.ts'
import { refreshDeviceReport } from '../care/roster/refresh-roster.ts'
import type { PatientActor } from '../platform/authentication/actor.ts'
import type { Db } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { getMeta } from '../platform/db/meta.repo.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/errors.ts'
import { parseOrRefuse } from '../platform/http/read-json.ts'
import { iso } from '../platform/iso.ts'
import { findActivities } from '../records/activities/activities.repo.ts'
import { getLastSeq, listChanges, type LoggedChange } from '../records/change-log.repo.ts'
import { findPatient } from '../records/profile/patients.repo.ts'
import { listReadMarks } from '../records/read-marks/read-marks.repo.ts'
import { findSymptoms } from '../records/symptoms/symptoms.repo.ts'
import { findTriage } from '../records/triage/triage.repo.ts'
import { recordDeviceContact } from './devices.repo.ts'

type PullQuery = z.infer<typeof pullQuery>

/** A foreign cursor is treated like an expired one: the client must read again from the beginning. */
export function parsePullQuery(query: Record<string, string>): PullQuery {
  if (!pullQuery.shape.cursor.safeParse(query['cursor']).success) throw new ApiError('cursor_expired')
  return parseOrRefuse(pullQuery, query)
}

/** One page of changes after the cursor, each record once and in its newest state. */
export async function handlePull(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: PatientActor,
  { cursor, limit, deviceId }: PullQuery,
): Promise<PullReply> {
  const now = clock.now()
  return inTransaction(db, actor.id, async (trx) => {
    if (deviceId !== undefined) {
      await recordDeviceContact(trx, actor.id, deviceId, now)
      await refreshDeviceReport(trx, actor.id, now)
    }
    const epoch = await getMeta(trx, 'epoch')
    const after = cursor === undefined ? 0 : await parseCursor(trx, cursor, epoch)
    // The cursor of a device shows what it has stored.
    await markMessagesDelivered(trx, actor.id, { upTo: after, nowMs: now })
    const range = { patientId: actor.id, after, limit: limit + 1, askingDeviceId: deviceId }
    const found = await listChanges(trx, range)
    const page = found.slice(0, limit)
    const hasMore = found.length > limit
    // At the end of the feed the cursor also passes the device's own changes.
    const upTo = hasMore ? (page.at(-1)?.seq ?? after) : Math.max(after, await getLastSeq(trx, actor.id))
    return {
      changes: await loadRows(trx, actor, page),
      nextCursor: `${epoch}.${upTo}`,
      hasMore,
      serverTime: iso(now),
    }
  })
}

async function parseCursor(trx: Db, cursor: string, epoch: string): Promise<number> {
  const dot = cursor.lastIndexOf('.')
  const seq = Number(cursor.slice(dot + 1))
  if (serverEpochOf(cursor) !== epoch || seq > (await getLastSeq(trx))) throw new ApiError('cursor_expired')
  return seq
}

async function loadRows(trx: Db, actor: PatientActor, page: LoggedChange[]): Promise<FeedChange[]> {
  const rows = new Map<string, unknown>()
  for (const entity of entityKinds) {
    const ids = page.filter((change) => change.entity === entity && !change.isDeleted).map((c) => c.entityId)
    if (ids.length === 0) continue
    for (const row of await readers[entity](trx, actor, ids)) rows.set(`${entity} ${row.id}`, row)
  }
  return page.map(({ seq, entity, entityId }) => {
    return { seq, entity, entityId, row: rows.get(`${entity} ${entityId}`) ?? null }
  })
}

type Reader = (trx: Db, actor: PatientActor, ids: string[]) => Promise<{ id: string | number }[]>

const readers: Record<EntityKind, Reader> = {
  symptoms: (trx, actor, ids) => findSymptoms(trx, actor.id, ids),
  triage: (trx, actor, ids) => findTriage(trx, actor.id, ids),
  activities: (trx, actor, ids) => findActivities(trx, actor.id, ids),
  profile: async (trx, actor) => {
    const patient = await findPatient(trx, actor.id)
    return patient ? [patient] : []
  },
  messages: (trx, actor, ids) => findMessages(trx, actor.id, ids),
  notifications: async (trx, actor) => [await listReadMarks(trx, actor.id)],
}
