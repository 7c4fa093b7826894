import * as z from 'zod/mini'
import { messageAnswers } from '../care/message.ts'
import { recordId } from '../platform/ids.ts'
import { capturedAt } from '../platform/moment.ts'
import { activityPatch, activityReport } from '../records/activity.ts'
import { profile, profilePatch } from '../records/patient.ts'
import { newReadMarks } from '../records/read-mark-code.ts'
import { symptomReport } from '../records/symptom-entry.ts'
import { triageOutcome } from '../triage/triage-result.ts'

/**
 * Every change a phone can make, by kind and version. A phone may send a released version months later, so a version
 * never refuses what it accepted. A new optional key is therefore no new version; the app comes from the server that
 * reads it, so no app sends a key before its server knows it. Any other change of shape is the next version.
 */
export const mutationPayloads = {
  'symptoms.create': { 1: symptomReport },
  /**
   * The complete report after the edit. Version 1 is of apps that may not know every field: what it does not name stays.
   */
  'symptoms.update': { 1: symptomReport, 2: symptomReport },
  'symptoms.delete': { 1: z.strictObject({}) },
  'triage.create': { 1: triageOutcome },
  'activities.create': { 1: activityReport },
  'activities.update': { 1: activityPatch },
  'profile.create': { 1: profile },
  'profile.patch': { 1: profilePatch },
  /** The patient has opened a message; the time is the mutation's own. */
  'messages.seen': { 1: z.strictObject({}) },
  /** The patient has answered a message, and so has opened it. The change's id is the answer's. */
  'messages.answer': { 1: z.strictObject({ answer: z.enum(messageAnswers) }) },
  /** The patient has read one or all notifications; sent only to their own other phones. */
  'notifications.read': { 1: newReadMarks },
} as const

export type MutationKind = keyof typeof mutationPayloads

/** The kinds of record that belong to a person; the phone's counts of unsent changes are of these. */
export const recordKinds = ['symptoms', 'triage', 'activities', 'profile', 'messages'] as const
export type RecordKind = (typeof recordKinds)[number]

/** The kinds that the server stores and the change feed contains. */
export const entityKinds = [...recordKinds, 'notifications'] as const
export type EntityKind = (typeof entityKinds)[number]

const entityOfKind: Record<MutationKind, EntityKind> = {
  'symptoms.create': 'symptoms',
  'symptoms.update': 'symptoms',
  'symptoms.delete': 'symptoms',
  'triage.create': 'triage',
  'activities.create': 'activities',
  'activities.update': 'activities',
  'profile.create': 'profile',
  'profile.patch': 'profile',
  'messages.seen': 'messages',
  'messages.answer': 'messages',
  'notifications.read': 'notifications',
}

/** The version that the app sends. */
export const sentVersionOf = (kind: string): number => (kind === 'symptoms.update' ? 2 : 1)

export function isMutationKind(kind: string): kind is MutationKind {
  return Object.hasOwn(mutationPayloads, kind)
}

export const entityKindOf = (kind: MutationKind): EntityKind => entityOfKind[kind]

/** Read marks never count as unsent: no figure, warning or clinician's view includes them. */
export const isReadMark = ({ kind }: { kind: string }): boolean => kind === 'notifications.read'

/**
 * One change on its way to the server.
 *
 * `clientSeq` counts without gaps per device, so the server can name what it has not received. `entityId` is absent
 * when it equals `mutationId`: a record takes the id of the change that created it, which saves a fifth of the bytes.
 * Only the server checks `payload` against `kind` and `v`, so that a mutation of an unknown kind reaches it unchanged.
 */
export const mutation = z.strictObject({
  mutationId: recordId,
  clientSeq: z.int().check(z.gte(1)),
  kind: z.string().check(z.minLength(1), z.maxLength(64)),
  v: z.int().check(z.gte(1)),
  entityId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  ...capturedAt,
  payload: z.unknown(),
})
export type Mutation = z.infer<typeof mutation>

export const entityIdOf = (m: Pick<Mutation, 'mutationId' | 'entityId'>): string => m.entityId ?? m.mutationId
