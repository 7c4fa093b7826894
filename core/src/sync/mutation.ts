import * as z from 'zod/mini'
import { recordId } from '../platform/ids.ts'
import { capturedAt } from '../platform/moment.ts'
import { activityPatch, activityReport } from '../records/activity.ts'
import { profile, profilePatch } from '../records/patient.ts'
import { newReadMarks } from '../records/read-mark-code.ts'
import { symptomReport } from '../records/symptom-entry.ts'
import { triageOutcome } from '../triage/triage-result.ts'

/**
 * Every change a phone can make, by kind and version. A released version is frozen: a phone may send it months
 * later. A changed shape becomes the next version beside it.
 */
export const mutationPayloads = {
  'symptoms.create': { 1: symptomReport },
  /** The whole report as it is now. */
  'symptoms.update': { 1: symptomReport },
  'symptoms.delete': { 1: z.strictObject({}) },
  'triage.create': { 1: triageOutcome },
  'activities.create': { 1: activityReport },
  'activities.update': { 1: activityPatch },
  'profile.create': { 1: profile },
  'profile.patch': { 1: profilePatch },
  /** The patient has opened a message; when is the moment of the change. */
  'messages.seen': { 1: z.strictObject({}) },
  /** The patient has read notifications, one or all: told to their own other phones only. */
  'notifications.read': { 1: newReadMarks },
} as const

export type MutationKind = keyof typeof mutationPayloads

/** What people call theirs: the phone's counts of what is unsent are of these. */
export const recordKinds = ['symptoms', 'triage', 'activities', 'profile', 'messages'] as const
export type RecordKind = (typeof recordKinds)[number]

/** What the server stores a change of, and the change feed speaks of. */
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
  'notifications.read': 'notifications',
}

export function isMutationKind(kind: string): kind is MutationKind {
  return Object.hasOwn(mutationPayloads, kind)
}

export const entityKindOf = (kind: MutationKind): EntityKind => entityOfKind[kind]

/** A phone that holds nothing else holds nothing unsent: no figure, warning or clinician tells of these. */
export const isReadMark = ({ kind }: { kind: string }): boolean => kind === 'notifications.read'

/**
 * One change on its way to the server.
 *
 * `clientSeq` counts without a gap per device, so the server can say what it never got. `entityId` is absent when
 * it equals `mutationId`: a record takes the id of the change that created it, which saves a fifth of the bytes.
 * `payload` is checked against `kind` and `v` by the server alone: an unknown kind must reach it whole.
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
