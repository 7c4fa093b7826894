import * as z from 'zod/mini'
import { patientId, recordId } from './ids.ts'
import { instant } from './moment.ts'

export const alertSeverities = ['critical', 'high', 'medium', 'low'] as const
export type AlertSeverity = (typeof alertSeverities)[number]

/** Something a clinician should look at. `alertType` is words joined with underscore (specification, section 3). */
export const patientAlert = z.object({
  id: recordId,
  patientId,
  severity: z.enum(alertSeverities),
  alertType: z.string().check(z.regex(/^[a-z]+(_[a-z]+)*$/)),
  message: z.string().check(z.maxLength(500)),
  isRead: z.boolean(),
  isResolved: z.boolean(),
  createdAt: instant,
})
export type PatientAlert = z.infer<typeof patientAlert>
