import { epochMs } from '@second-wind/core/platform/moment'
import { type NewReadMarks, readMarksId } from '@second-wind/core/records/read-mark-code'
import { isMutationKind, type MutationKind, mutationPayloads } from '@second-wind/core/sync/mutation'
import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import type * as z from 'zod/mini'
import { raiseSymptomCheckAlerts } from '../care/alerts/update-alerts.ts'
import type { Db } from '../platform/db/database.ts'
import { fieldPath } from '../platform/http/field-errors.ts'
import { updateLatestRecord } from '../records/profile/latest-records.repo.ts'
import { insertReadMarks, pruneReadMarks } from '../records/read-marks/read-marks.repo.ts'
import { insertTriage } from '../records/triage/triage.repo.ts'
import { createActivity, updateActivity } from './activity-mutations.ts'
import type { IncomingChange } from './incoming-change.ts'
import { answerMessage, markMessageSeen } from './message-mutations.ts'
import { notApplied, type NotApplied } from './not-applied.ts'
import { createProfile, patchProfile } from './profile-mutations.ts'
import { createSymptoms, deleteSymptoms, updateSymptoms } from './symptom-mutations.ts'
import { validateRecordId } from './validate-record-id.ts'

/** The result of applying a change. Undefined: applied. `no-change`: accepted, and the record stays as it is. */
type HandlerResult = Promise<NotApplied | 'no-change' | undefined>

/** Applies one kind and version of change. */
type MutationHandler = (trx: Db, change: IncomingChange, payload: unknown) => HandlerResult

/** Validates the payload before it reaches the handler. */
function validatedHandler<P>(
  schema: z.ZodMiniType<P>,
  run: (trx: Db, change: IncomingChange, payload: P) => HandlerResult,
): MutationHandler {
  return async (trx, change, raw) => {
    const parsed = schema.safeParse(raw)
    if (parsed.success) return run(trx, change, parsed.data)
    const [issue] = parsed.error.issues
    return notApplied('invalid_payload', issue && fieldPath(issue))
  }
}

/** At least twice as long as any item stays in an inbox. */
const keptForMs = 30 * 24 * 60 * 60_000

/** Marking as read is idempotent and reaches only the person's own devices. */
async function saveReadMarks(
  trx: Db,
  { patientId, entityId, moment }: IncomingChange,
  { marks }: NewReadMarks,
): Promise<NotApplied | 'no-change' | undefined> {
  if (entityId !== readMarksId) return notApplied('invalid_payload', 'entityId')
  const receivedMs = epochMs(moment.received_at)
  if ((await insertReadMarks(trx, patientId, marks, receivedMs)) === 0) return 'no-change'
  await pruneReadMarks(trx, patientId, receivedMs - keptForMs)
  return undefined
}

async function createTriage(
  trx: Db,
  change: IncomingChange,
  outcome: TriageOutcome,
): Promise<NotApplied | undefined> {
  const badId = validateRecordId(change)
  if (badId) return badId
  if (!(await insertTriage(trx, change, outcome))) return notApplied('key_reuse')
  // A follow-up reply is not a symptom check: "better" must not take the place of a 999 result.
  if (outcome.track !== 'follow-up') await updateLatestRecord(trx, 'latest_triage', change)
  await raiseSymptomCheckAlerts(trx, change, outcome)
  return undefined
}

type MutationHandlers = { [K in MutationKind]: Record<keyof (typeof mutationPayloads)[K], MutationHandler> }

/** Every kind and version that a phone may send. The type requires it to be complete. */
const mutationHandlers: MutationHandlers = {
  'symptoms.create': { 1: validatedHandler(mutationPayloads['symptoms.create'][1], createSymptoms) },
  'symptoms.update': { 1: validatedHandler(mutationPayloads['symptoms.update'][1], updateSymptoms) },
  'symptoms.delete': { 1: validatedHandler(mutationPayloads['symptoms.delete'][1], deleteSymptoms) },
  'triage.create': { 1: validatedHandler(mutationPayloads['triage.create'][1], createTriage) },
  'activities.create': { 1: validatedHandler(mutationPayloads['activities.create'][1], createActivity) },
  'activities.update': { 1: validatedHandler(mutationPayloads['activities.update'][1], updateActivity) },
  'profile.create': { 1: validatedHandler(mutationPayloads['profile.create'][1], createProfile) },
  'profile.patch': { 1: validatedHandler(mutationPayloads['profile.patch'][1], patchProfile) },
  'messages.seen': { 1: validatedHandler(mutationPayloads['messages.seen'][1], markMessageSeen) },
  'messages.answer': { 1: validatedHandler(mutationPayloads['messages.answer'][1], answerMessage) },
  'notifications.read': { 1: validatedHandler(mutationPayloads['notifications.read'][1], saveReadMarks) },
}

export function findMutationHandler(
  kind: string,
  version: number,
): { kind: MutationKind; run: MutationHandler } | undefined {
  if (!isMutationKind(kind)) return undefined
  const run = new Map(Object.entries(mutationHandlers[kind])).get(String(version))
  return run && { kind, run }
}
