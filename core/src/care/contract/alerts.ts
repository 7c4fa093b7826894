import * as z from 'zod/mini'
import { clinicianId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'
import { patientAlert } from '../alert.ts'

export const alertsPath = (id: number) => `/api/patient-alerts/${id}`
export const readAlertPath = (alertId: string) => `/api/patient-alerts/${alertId}/read`
export const resolveAlertPath = (alertId: string) => `/api/patient-alerts/${alertId}/resolve`

/** Alerts of everybody together; in the list below the gravest stand first and a long tail is left out. */
export const alertCountsHeader = 'x-second-wind-alerts'
/** `open=12;unread=3;listed=12`; `listed`: how many of the open ones the list holds. A 304 has no counts: the same as before. */
export const alertCounts = z.object({ open: z.int(), unread: z.int(), listed: z.int() })
export type AlertCounts = z.infer<typeof alertCounts>

export const maxReasonLength = 500

/** An alert in a clinician's list. */
export const listedAlert = z.object({
  ...patientAlert.shape,
  /** Null: not known; the list then names the number. This server knows everybody in it. */
  patientName: z.nullable(z.string()),
  /** When a finding of its type last came in; later than `createdAt` when there was more of the same. */
  updatedAt: instant,
  ruleId: z.nullable(z.string()),
  resolvedAt: z.nullable(instant),
  resolvedBy: z.nullable(z.string()),
  resolvedReason: z.nullable(z.string()),
})
export type ListedAlert = z.infer<typeof listedAlert>

/** Open ones first, gravest first, the longest waiting first; then the resolved ones, newest first. */
export const alertsReply = z.array(listedAlert)

/** `updatedAt` is what was on screen: when the alert says something else by now, the answer is 409. */
export const readAlertBody = z.strictObject({ clinicianId, updatedAt: z.optional(instant) })
export const resolveAlertBody = z.strictObject({
  clinicianId,
  updatedAt: z.optional(instant),
  reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxReasonLength))),
})
