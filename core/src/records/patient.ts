import * as z from 'zod/mini'
import { patientId } from '../platform/ids.ts'
import { instant } from '../platform/moment.ts'
import { peakFlowLpm } from './peak-flow.ts'

export const genders = ['male', 'female', 'other', 'prefer-not-to-say'] as const
export type Gender = (typeof genders)[number]
export const nations = ['england', 'scotland', 'wales', 'northern-ireland'] as const
export type Nation = (typeof nations)[number]
export const inhalers = ['blue', 'air-or-mart', 'unknown'] as const
export type Inhaler = (typeof inhalers)[number]
const companionIds = ['joy', 'musa', 'rani'] as const

const trimmed = (min: number, max: number, message: string) =>
  z.string().check(z.trim(), z.minLength(min, message), z.maxLength(max))

/** Which reminders and notes the patient wants; emergency alerts have no switch (specification, section 9). */
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
  /** The number a clinician may call; no number, no link. */
  phone: z.optional(z.string().check(z.regex(/^\+?[0-9 ()-]{7,20}$/, 'Please enter a valid phone number'))),
  /** Decides which number gives urgent advice; unknown shows them all. */
  nation: z.optional(z.enum(nations)),
  /** Decides the steps of an asthma attack; absent is asked first. */
  inhaler: z.optional(z.enum(inhalers)),
  /** Personal best, litres a minute. */
  peakFlowBestLpm: z.optional(peakFlowLpm),
  settings: z.optional(settings),
})
export type Profile = z.infer<typeof profile>

/** Any subset of the profile: an absent field keeps its value, null empties one that may be left out. */
export const profilePatch = z.strictObject({
  ...z.partial(profile).shape,
  respiratoryDiagnosis: z.nullable(profile.shape.respiratoryDiagnosis),
  phone: z.nullable(profile.shape.phone),
  nation: z.nullable(profile.shape.nation),
  inhaler: z.nullable(profile.shape.inhaler),
  peakFlowBestLpm: z.nullable(profile.shape.peakFlowBestLpm),
})
export type ProfilePatch = z.infer<typeof profilePatch>

/** A patient as stored and as the API answers it. `version` counts the server's edits of the profile. */
export const patient = z.object({
  ...profile.shape,
  id: patientId,
  alertCount: z.int().check(z.gte(0)),
  createdAt: instant,
  version: z.int(),
})
export type Patient = z.infer<typeof patient>
