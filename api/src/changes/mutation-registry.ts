import { isMutationKind, type MutationKind, mutationPayloads } from '@second-wind/core/sync/mutation'
import { createActivity, updateActivity } from './activity-mutations.ts'
import { seeMessage } from './message-mutations.ts'
import { readNotifications } from './read-mark-mutations.ts'
import { createProfile, patchProfile } from './profile-mutations.ts'
import { createSymptoms, deleteSymptoms, updateSymptoms } from './symptom-mutations.ts'
import { createTriage } from './triage-mutations.ts'
import { type Effect, effect } from './mutation-handler.ts'

type Effects = { [K in MutationKind]: Record<keyof (typeof mutationPayloads)[K], Effect> }

/** Every kind and version that a phone may send; the type keeps it complete. */
const effects: Effects = {
  'symptoms.create': { 1: effect(mutationPayloads['symptoms.create'][1], createSymptoms) },
  'symptoms.update': { 1: effect(mutationPayloads['symptoms.update'][1], updateSymptoms) },
  'symptoms.delete': { 1: effect(mutationPayloads['symptoms.delete'][1], deleteSymptoms) },
  'triage.create': { 1: effect(mutationPayloads['triage.create'][1], createTriage) },
  'activities.create': { 1: effect(mutationPayloads['activities.create'][1], createActivity) },
  'activities.update': { 1: effect(mutationPayloads['activities.update'][1], updateActivity) },
  'profile.create': { 1: effect(mutationPayloads['profile.create'][1], createProfile) },
  'profile.patch': { 1: effect(mutationPayloads['profile.patch'][1], patchProfile) },
  'messages.seen': { 1: effect(mutationPayloads['messages.seen'][1], seeMessage) },
  'notifications.read': { 1: effect(mutationPayloads['notifications.read'][1], readNotifications) },
}

export function findEffect(kind: string, version: number): { kind: MutationKind; run: Effect } | undefined {
  if (!isMutationKind(kind)) return undefined
  const run = new Map(Object.entries(effects[kind])).get(String(version))
  return run && { kind, run }
}
