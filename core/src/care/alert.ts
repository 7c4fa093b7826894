import * as z from 'zod/mini'
import { patientId, recordId } from '../platform/ids.ts'
import { instant } from '../platform/moment.ts'

/** Most serious first. */
export const alertSeverities = ['critical', 'high', 'medium', 'low'] as const
export type AlertSeverity = (typeof alertSeverities)[number]

export const maxAlertMessageLength = 500

/**
 * A sign that a clinician should look at. `alertType` consists of words joined with underscores (specification, section
 * 3).
 */
export const patientAlert = z.object({
  id: recordId,
  patientId,
  severity: z.enum(alertSeverities),
  alertType: z.string().check(z.regex(/^[a-z]+(_[a-z]+)*$/)),
  // In characters, as `shorten` counts: a sign that a phone sends may contain emoji, which have a length of two.
  message: z.string().check(z.refine((text) => [...text].length <= maxAlertMessageLength)),
  isRead: z.boolean(),
  isResolved: z.boolean(),
  createdAt: instant,
})
export type PatientAlert = z.infer<typeof patientAlert>
