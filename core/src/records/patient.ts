import * as z from 'zod/mini'
import { patientId } from '../platform/ids.ts'
import { instant } from '../platform/moment.ts'
import { identity } from './identity.ts'
import { peakFlowLpm } from './peak-flow.ts'
import {
  changeThreshold,
  formerUsualDay,
  type FormerUsualDay,
  isSameUsualDay,
  usualDay,
} from './usual-day.ts'

export const genders = ['male', 'female', 'other', 'prefer-not-to-say'] as const
export type Gender = (typeof genders)[number]
export const nations = ['england', 'scotland', 'wales', 'northern-ireland'] as const
export type Nation = (typeof nations)[number]
export const inhalers = ['blue', 'air-or-mart', 'unknown'] as const
export type Inhaler = (typeof inhalers)[number]
const companionIds = ['joy', 'musa', 'rani'] as const

const trimmed = (min: number, max: number, message: string) =>
  z.string().check(z.trim(), z.minLength(min, message), z.maxLength(max))

/** Which notifications the patient wants. Emergency alerts cannot be switched off (specification, section 9). */
export const settings = z.strictObject({
  symptoms: z.boolean(),
  medication: z.boolean(),
  airQuality: z.boolean(),
  progress: z.boolean(),
})
export type Settings = z.infer<typeof settings>

/** The profile that a patient edits. Bounds and messages: specification, section 5. */
export const profile = z.strictObject({
  name: trimmed(2, 100, 'Name must be at least 2 characters'),
  email: z.email('Please enter a valid email').check(z.maxLength(254)),
  username: trimmed(3, 100, 'Username must be at least 3 characters'),
  age: z.int().check(z.gte(1), z.lte(120)),
  gender: z.enum(genders),
  location: trimmed(2, 100, 'Please enter your location'),
  conditions: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(30)),
  respiratoryDiagnosis: z.optional(z.string().check(z.maxLength(100))),
  isVulnerable: z.boolean(),
  companionAvatar: z.enum(companionIds),
  /** The number that a clinician may call; without it there is no call link. */
  phone: z.optional(z.string().check(z.regex(/^\+?[0-9 ()-]{7,20}$/, 'Please enter a valid phone number'))),
  /** Decides which number to call for urgent advice; if unknown, the app shows all. */
  nation: z.optional(z.enum(nations)),
  /** Decides the steps for an asthma attack; if absent, the app asks first. */
  inhaler: z.optional(z.enum(inhalers)),
  /** Personal best, in litres a minute. */
  peakFlowBestLpm: z.optional(peakFlowLpm),
  /** How the person is on a usual day; absent: not set. */
  usualDay: z.optional(usualDay),
  settings: z.optional(settings),
})
export type Profile = z.infer<typeof profile>

/** Any subset of the profile. An absent field keeps its value; null clears an optional field. */
export const profilePatch = z.strictObject({
  ...z.partial(profile).shape,
  respiratoryDiagnosis: z.nullable(profile.shape.respiratoryDiagnosis),
  phone: z.nullable(profile.shape.phone),
  nation: z.nullable(profile.shape.nation),
  inhaler: z.nullable(profile.shape.inhaler),
  peakFlowBestLpm: z.nullable(profile.shape.peakFlowBestLpm),
  usualDay: z.nullable(profile.shape.usualDay),
})
export type ProfilePatch = z.infer<typeof profilePatch>

/** A patient as stored and as the API returns it. `version` counts the edits on the server. */
export const patient = z.object({
  ...profile.shape,
  ...identity.shape,
  id: patientId,
  alertCount: z.int().check(z.gte(0)),
  /** When the oldest open alert was raised; absent without one. */
  openAlertSince: z.optional(instant),
  /** When a clinician last closed an alert; absent: never, or an older server. */
  alertClosedAt: z.optional(instant),
  /** Set by a clinician; absent: the default threshold. */
  changeThreshold: z.optional(changeThreshold),
  /** Kept by each phone for itself; the server adds its own to a patient's record. Absent: none, or on another phone. */
  formerUsualDays: z.optional(z.array(formerUsualDay)),
  createdAt: instant,
  version: z.int(),
})
export type Patient = z.infer<typeof patient>

const maxFormerUsualDays = 20

/**
 * A changed profile, with the usual day that the change replaces: it keeps its findings (hazard HZ-37).
 *
 * @param today local date
 */
export function keepFormerUsualDays(before: Patient | undefined, after: Patient, today: string): Patient {
  const replaced = before?.usualDay
  const isReplaced = replaced !== undefined && !isSameUsualDay(replaced, after.usualDay)
  const added: FormerUsualDay[] = isReplaced ? [{ usual: replaced, replacedOn: today }] : []
  const former = [...(before?.formerUsualDays ?? []), ...added].slice(-maxFormerUsualDays)
  return former.length === 0 ? after : { ...after, formerUsualDays: former }
}
