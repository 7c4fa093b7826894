import { isMutationKind, type MutationKind, mutationPayloads } from '@second-wind/core/sync/mutation'
import type * as z from 'zod/mini'
import type { PatientWork } from '../care/patient-work.ts'
import { fieldPath } from '../platform/http/field-errors.ts'
import { createActivity, updateActivity } from './activity-mutations.ts'
import type { IncomingChange } from './incoming-change.ts'
import { answerMessage, markMessageSeen } from './message-mutations.ts'
import { notApplied, type NotApplied } from './not-applied.ts'
import { createProfile, patchProfile } from './profile-mutations.ts'
import { saveReadMarks } from './read-mark-mutations.ts'
import { createSymptoms, deleteSymptoms, updateNamedSymptoms, updateSymptoms } from './symptom-mutations.ts'
import { createTriage } from './triage-mutations.ts'

/** The result of applying a change. Undefined: applied. `no-change`: accepted, and the record stays as it is. */
type HandlerResult = Promise<NotApplied | 'no-change' | undefined>

/** Applies one kind and version of change. */
type MutationHandler = (work: PatientWork, change: IncomingChange, payload: unknown) => HandlerResult

/** Validates the payload before it reaches the handler. */
function validatedHandler<P>(
  schema: z.ZodMiniType<P>,
  run: (work: PatientWork, change: IncomingChange, payload: P) => HandlerResult,
): MutationHandler {
  return async (work, change, raw) => {
    const parsed = schema.safeParse(raw)
    if (parsed.success) return run(work, change, parsed.data)
    const [issue] = parsed.error.issues
    return notApplied('invalid_payload', issue && fieldPath(issue))
  }
}

type MutationHandlers = { [K in MutationKind]: Record<keyof (typeof mutationPayloads)[K], MutationHandler> }

/** Every kind and version that a phone may send. The type requires it to be complete. */
const mutationHandlers: MutationHandlers = {
  'symptoms.create': { 1: validatedHandler(mutationPayloads['symptoms.create'][1], createSymptoms) },
  'symptoms.update': {
    1: validatedHandler(mutationPayloads['symptoms.update'][1], updateNamedSymptoms),
    2: validatedHandler(mutationPayloads['symptoms.update'][2], updateSymptoms),
  },
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
