import { isMutationKind, type MutationKind, mutationPayloads } from '@second-wind/core/sync/mutation'
import { createActivity, updateActivity } from './activity-mutations.ts'
import { markMessageSeen } from './message-mutations.ts'
import { saveReadMarks } from './read-mark-mutations.ts'
import { createProfile, patchProfile } from './profile-mutations.ts'
import { createSymptoms, deleteSymptoms, updateSymptoms } from './symptom-mutations.ts'
import { createTriage } from './triage-mutations.ts'
import { type MutationHandler, validatedHandler } from './mutation-handler.ts'

type MutationHandlers = { [K in MutationKind]: Record<keyof (typeof mutationPayloads)[K], MutationHandler> }

/** Every kind and version that a phone may send; the type keeps it complete. */
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
