import type { SentMessage } from '@second-wind/core/care/contract/messages'
import type { Message } from '@second-wind/core/care/message'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '../../platform/db/database.ts'
import { listAnswersByMessage } from './message-answers.repo.ts'

type Columns = Selectable<Tables['messages']>
export type NewMessage = Pick<Columns, 'id' | 'patient_id' | 'clinician_id' | 'text' | 'sent_at'>
/** A message with the name and title of its sender. */
type Row = Columns & { name: string; title: string }

/** False when the id is taken. */
export async function insertMessage(trx: Db, message: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('messages')
    .values({ ...message, delivered_at: null, seen_at: null, seen_received_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return inserted === 1n
}

/** Messages in the form that the patient's phone receives. */
export async function findMessages(db: Db, owner: PatientId, ids: string[]): Promise<Message[]> {
  const rows = await withSender(db).where('patient_id', '=', owner).where('messages.id', 'in', ids).execute()
  const answers = await listAnswersByMessage(db, ids)
  return rows.map((row) => ({
    id: row.id,
    userId: row.patient_id,
    from: clinicianName(row),
    text: row.text,
    sentAt: row.sent_at,
    ...(row.seen_at !== null && { seenAt: row.seen_at }),
    ...ifAny(answers.get(row.id)?.map(({ id, answer, answeredAt }) => ({ id, answer, answeredAt }))),
  }))
}

/** Messages in the form that the sender sees, newest first. */
export async function listSentMessages(db: Db, patientId: PatientId, since: string): Promise<SentMessage[]> {
  const rows = await withSender(db)
    .where('patient_id', '=', patientId)
    .where('sent_at', '>=', since)
    .orderBy('sent_at', 'desc')
    .orderBy('messages.id', 'desc')
    .execute()
  return withAnswers(db, rows)
}

export async function findLatestMessage(db: Db, patientId: PatientId): Promise<SentMessage | undefined> {
  const row = await withSender(db)
    .where('patient_id', '=', patientId)
    .orderBy('sent_at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && (await withAnswers(db, [row]))[0]
}

export type StoredMessage = { patientId: PatientId; clinicianId: ClinicianId; message: SentMessage }

export async function findStoredMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const row = await withSender(db).where('messages.id', '=', id).executeTakeFirst()
  const [message] = row ? await withAnswers(db, [row]) : []
  return row && message && { patientId: row.patient_id, clinicianId: row.clinician_id, message }
}

/** @returns how many became delivered */
export async function markDelivered(
  trx: Db,
  patientId: PatientId,
  { upTo, at }: { upTo: number; at: string },
): Promise<number> {
  const { numUpdatedRows: count } = await trx
    .updateTable('messages')
    .set({ delivered_at: at })
    .where('patient_id', '=', patientId)
    .where('delivered_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('change_log')
        .select('entity_id')
        .where('patient_id', '=', patientId)
        .where('entity', '=', 'messages')
        .where('seq', '<=', upTo),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function messageBelongsToPatient(db: Db, patientId: PatientId, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .executeTakeFirst()
  return row !== undefined
}

/** False when there is no such message of this patient, or it was seen before. */
export async function storeMessageSeen(
  trx: Db,
  patientId: PatientId,
  id: string,
  { seenAt, receivedAt }: { seenAt: string; receivedAt: string },
): Promise<boolean> {
  const { numUpdatedRows: count } = await trx
    .updateTable('messages')
    .set((eb) => ({
      seen_at: seenAt,
      seen_received_at: receivedAt,
      delivered_at: eb.fn.coalesce('delivered_at', eb.val(receivedAt)),
    }))
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count === 1n
}

/** @returns the ids of the deleted messages */
export async function deleteMessages(trx: Db, patientId: PatientId): Promise<string[]> {
  const rows = await trx.deleteFrom('messages').where('patient_id', '=', patientId).returning('id').execute()
  return rows.map((row) => row.id)
}

function withSender(db: Db) {
  return db
    .selectFrom('messages')
    .innerJoin('clinicians', 'clinicians.id', 'messages.clinician_id')
    .selectAll('messages')
    .select(['clinicians.name', 'clinicians.title'])
}

async function withAnswers(db: Db, rows: readonly Row[]): Promise<SentMessage[]> {
  const answers = await listAnswersByMessage(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    from: clinicianName(row),
    text: row.text,
    sentAt: row.sent_at,
    ...stateOf(row),
    ...ifAny(answers.get(row.id)),
  }))
}

const ifAny = <T>(answers: T[] | undefined) => answers && { answers }

function stateOf(row: Columns): Pick<SentMessage, 'state' | 'stateAt'> {
  if (row.seen_received_at !== null) return { state: 'seen', stateAt: row.seen_received_at }
  if (row.delivered_at !== null) return { state: 'delivered', stateAt: row.delivered_at }
  return { state: 'queued', stateAt: row.sent_at }
}
