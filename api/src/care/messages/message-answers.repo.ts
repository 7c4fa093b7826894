import type { ReceivedAnswer } from '@second-wind/core/care/contract/messages'
import type { MessageAnswer } from '@second-wind/core/care/message'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { Selectable } from 'kysely'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import { clockFactsOf, type Flag, loggedTimeOf } from '../../platform/db/columns.ts'
import type { Db, Tables } from '../../platform/db/database.ts'

/** The id of the change is the answer's. */
export async function insertAnswer(
  trx: Db,
  { mutationId, patientId, entityId, moment }: IncomingChange,
  answer: MessageAnswer,
): Promise<void> {
  await trx
    .insertInto('message_answers')
    .values({ id: mutationId, message_id: entityId, patient_id: patientId, answer, ...moment })
    .execute()
}

/** The answers to several messages, those to each message in the order of arrival. */
export async function listAnswersByMessage(
  db: Db,
  messageIds: readonly string[],
): Promise<Map<string, ReceivedAnswer[]>> {
  const byMessage = new Map<string, ReceivedAnswer[]>()
  if (messageIds.length === 0) return byMessage
  const rows = await db
    .selectFrom('message_answers')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('received_at')
    .orderBy('occurred_ms')
    .orderBy('id')
    .execute()
  for (const row of rows) {
    byMessage.set(row.message_id, [...(byMessage.get(row.message_id) ?? []), toAnswer(row)])
  }
  return byMessage
}

/** The answers that have raised an alert which is still open, in the order of arrival. */
export async function listAnswersOfOpenAlerts(db: Db, patientId: PatientId): Promise<ReceivedAnswer[]> {
  const rows = await db
    .selectFrom('alerts')
    .innerJoin('alert_findings', 'alert_findings.alert_id', 'alerts.id')
    .innerJoin('message_answers', 'message_answers.id', 'alert_findings.source_id')
    .selectAll('message_answers')
    .where('alerts.patient_id', '=', patientId)
    .where('is_resolved', '=', 0)
    .orderBy('message_answers.received_at')
    .orderBy('occurred_ms')
    .orderBy('message_answers.id')
    .execute()
  return rows.map(toAnswer)
}

/** To any message: the newest by a clock that is right, and the newest to arrive from one in doubt. */
export async function listNewestAnswers(db: Db, patientId: PatientId): Promise<ReceivedAnswer[]> {
  const newest = (clockSuspect: Flag, by: 'occurred_ms' | 'received_at') =>
    db
      .selectFrom('messages')
      .innerJoin('message_answers', 'message_answers.message_id', 'messages.id')
      .selectAll('message_answers')
      .where('messages.patient_id', '=', patientId)
      .where('clock_suspect', '=', clockSuspect)
      .orderBy(by, 'desc')
      .orderBy('message_answers.id', 'desc')
      .limit(1)
      .execute()
  const rows = [...(await newest(0, 'occurred_ms')), ...(await newest(1, 'received_at'))]
  return rows.map(toAnswer)
}

function toAnswer(row: Selectable<Tables['message_answers']>): ReceivedAnswer {
  const { id, answer, received_at: receivedAt } = row
  return { id, answer, answeredAt: loggedTimeOf(row), receivedAt, ...clockFactsOf(row) }
}

/** @returns the ids of the deleted answers */
export async function deleteAnswers(trx: Db, patientId: PatientId): Promise<string[]> {
  const rows = await trx
    .deleteFrom('message_answers')
    .where('patient_id', '=', patientId)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
