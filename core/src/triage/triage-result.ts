import * as z from 'zod/mini'
import { patientId, recordId } from '../platform/ids.ts'
import { instant, localDate, tzOffsetMin } from '../platform/moment.ts'

/** Most serious first. */
export const triageLevels = ['seek_help', 'monitor', 'stay_home'] as const
export type TriageLevel = (typeof triageLevels)[number]
const triageTracks = ['general', 'respiratory', 'follow-up'] as const

const code = z.string().check(z.minLength(1), z.maxLength(64))

/** The outcome of a finished symptom check: the level, the answers, and the matching rule rows with their version. */
export const triageOutcome = z.strictObject({
  result: z.enum(triageLevels),
  track: z.optional(z.enum(triageTracks)),
  answers: z.optional(z.record(code, code)),
  reasons: z.optional(z.array(code).check(z.maxLength(50))),
  redFlags: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
  rulesVersion: z.optional(code),
  /** By the phone's clock. Absent in a reply, and in a check of an older app. */
  firstAnsweredAt: z.optional(instant),
})
export type TriageOutcome = z.infer<typeof triageOutcome>

/** A stored symptom check. `createdAt` is the phone's time when the check was finished. */
export const triageResult = z.object({
  ...triageOutcome.shape,
  id: recordId,
  userId: patientId,
  createdAt: instant,
  localDate,
  tzOffsetMin,
  receivedAt: z.optional(instant),
})
export type TriageResult = z.infer<typeof triageResult>
