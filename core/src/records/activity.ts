import * as z from 'zod/mini'
import { patientId, recordId } from '../platform/ids.ts'
import { instant, localDate, tzOffsetMin } from '../platform/moment.ts'

const code = z.string().check(z.minLength(1), z.maxLength(64))

/** Something the patient did: a task, an exercise, a lesson. `type` is the id of the task or exercise. */
export const activityReport = z.strictObject({
  type: code,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  completed: z.boolean(),
  /** Amount done, in the unit of the task (glasses, minutes, breaths). */
  progress: z.optional(z.number().check(z.gte(0), z.lte(100_000))),
  durationMin: z.optional(z.number().check(z.gte(0), z.lte(24 * 60))),
})
export type ActivityReport = z.infer<typeof activityReport>

export const activityPatch = z.partial(activityReport)
export type ActivityPatch = z.infer<typeof activityPatch>

export const activity = z.object({
  ...activityReport.shape,
  id: recordId,
  userId: patientId,
  date: instant,
  localDate,
  tzOffsetMin,
  receivedAt: z.optional(instant),
})
export type Activity = z.infer<typeof activity>
