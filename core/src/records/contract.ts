import * as z from 'zod/mini'
import { limits } from '../platform/http/limits.ts'
import { queryNumber } from '../platform/http/query-number.ts'
import { patientId, recordId } from '../platform/ids.ts'
import { instant, localDate, tzOffsetMin } from '../platform/moment.ts'
import { triageLevels, triageOutcome } from '../triage/triage-result.ts'
import { activityPatch, activityReport } from './activity.ts'
import { profile, profilePatch } from './patient.ts'
import { symptomReport } from './symptom-entry.ts'
import { settableUsualDay } from './usual-day.ts'

/** For the specification's REST bodies: the caller may send id and time; otherwise the server sets them. */
const created = {
  userId: patientId,
  id: z.optional(recordId),
  date: z.optional(instant),
  localDate: z.optional(localDate),
  tzOffsetMin: z.optional(tzOffsetMin),
}

export const createSymptomBody = z.strictObject({ ...symptomReport.shape, ...created })

/** `level` is the specification's other word for `result`; one of the two is required. */
export const createTriageBody = z
  .strictObject({
    ...triageOutcome.shape,
    ...created,
    result: z.optional(z.enum(triageLevels)),
    level: z.optional(z.enum(triageLevels)),
  })
  .check(
    z.refine((body) => (body.result ?? body.level) !== undefined, { path: ['result'], error: 'Required' }),
  )

export const createActivityBody = z.strictObject({ ...activityReport.shape, ...created })

export const updateActivityBody = activityPatch
export const createUserBody = z.strictObject({ ...profile.shape, usualDay: z.optional(settableUsualDay) })
export const updateUserBody = z.strictObject({
  ...profilePatch.shape,
  usualDay: z.nullable(z.optional(settableUsualDay)),
})

/** `?limit=` of the list routes: 1 to 200, default 14. */
export const listQuery = z.strictObject({
  limit: z._default(queryNumber(1, limits.listMax), limits.listDefault),
})

/** `?date=YYYY-MM-DD` returns only the activities of that local day. */
export const activityQuery = z.strictObject({
  date: z.optional(localDate),
  limit: z._default(queryNumber(1, limits.listMax), limits.listMax),
})
