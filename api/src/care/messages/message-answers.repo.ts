import type { ReceivedAnswer } from '@second-wind/core/care/contract/priority-alerts'
import type { MessageAnswer } from '@second-wind/core/care/message'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import { clockFactsOf, loggedAt } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'

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
    const { id, answer, received_at: receivedAt } = row
    const given = { id, answer, answeredAt: loggedAt(row), receivedAt, ...clockFactsOf(row) }
    byMessage.set(row.message_id, [...(byMessage.get(row.message_id) ?? []), given])
  }
  return byMessage
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
