import type { MessageAnswer } from '@second-wind/core/care/message'
import { raiseAnswerAlerts } from '../care/alerts/raise-alerts.ts'
import { insertAnswer } from '../care/messages/message-answers.repo.ts'
import { messageBelongsToPatient, storeMessageSeen } from '../care/messages/messages.repo.ts'
import type { PatientWork } from '../care/patient-work.ts'
import { writeAudit } from '../platform/audit/write-audit.ts'
import { loggedTimeOf } from '../platform/db/columns.ts'
import type { IncomingChange } from './incoming-change.ts'
import { notApplied, type NotApplied } from './not-applied.ts'

/**
 * Stores a patient's answer to a message and marks the message as seen. "Worse" and "Please call me" raise an alert. The
 * audit log contains neither text nor answer. A message of another patient is refused like one that does not exist.
 */
export async function answerMessage(
  work: PatientWork,
  change: IncomingChange,
  { answer }: { answer: MessageAnswer },
): Promise<NotApplied | undefined> {
  const trx = await work.written()
  const { patientId, entityId, moment } = change
  if (!(await messageBelongsToPatient(trx, patientId, entityId)))
    return notApplied('not_permitted', 'entityId')
  await insertAnswer(trx, change, answer)
  await storeMessageSeen(trx, patientId, entityId, {
    seenAt: loggedTimeOf(moment),
    receivedAt: moment.received_at,
  })
  await raiseAnswerAlerts(work, change, answer)
  const actor = { kind: 'patient', id: patientId } as const
  const object = `message ${entityId}`
  await writeAudit(trx, { at: moment.received_at, actor, action: 'message.answer', patientId, object })
  return undefined
}

/** The patient has opened a message. Does nothing for a deleted message or one of another patient. */
export async function markMessageSeen(
  work: PatientWork,
  change: IncomingChange,
): Promise<'no-change' | undefined> {
  const { patientId, entityId, moment } = change
  const times = { seenAt: loggedTimeOf(moment), receivedAt: moment.received_at }
  return (await storeMessageSeen(await work.written(), patientId, entityId, times)) ? undefined : 'no-change'
}
