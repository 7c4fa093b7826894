import * as z from 'zod/mini'
import { instant } from '../../platform/moment.ts'
import { patient } from '../../records/patient.ts'
import { symptomEntry, symptomReport } from '../../records/symptom-entry.ts'
import { triageResult } from '../../triage/triage-result.ts'
import { listedAlert } from './alerts.ts'
import { dashboardPatient } from './clinician-dashboard.ts'
import { sentMessage } from './priority-alerts.ts'

export const patientRecordPath = (patientId: number) => `/api/patient-records/${patientId}`
export const patientViewsPath = (patientId: number) => `/api/patient-records/${patientId}/views`
/** Who has looked at the caller's own record. */
export const ownViewsPath = '/api/record-views'

/** An entry with what it said before each edit, oldest first. A deleted entry stays in the record, marked. */
export const recordEntry = z.object({
  ...symptomEntry.shape,
  earlier: z.array(z.object({ report: symptomReport, setAsideAt: instant })),
  deletedAt: z.nullable(instant),
})
export type RecordEntry = z.infer<typeof recordEntry>

/** All that the server was told of one patient in the last `days` days; lists are newest first. */
export const patientRecord = z.object({
  profile: patient,
  summary: dashboardPatient,
  days: z.int(),
  symptoms: z.array(recordEntry),
  triage: z.array(triageResult),
  alerts: z.array(listedAlert),
  messages: z.array(sentMessage),
})
export type PatientRecord = z.infer<typeof patientRecord>

/** 1 to 365 days back from now, 90 when absent. */
export const recordQuery = z.object({
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(365)), 90),
})

/** One look at a record or one action on it, from the audit log. */
export const recordView = z.object({
  at: instant,
  /** Name and title of the clinician. */
  who: z.string(),
  department: z.string(),
  /**
   * `record.read`, `views.read`, `alert.read`, `alert.resolve`, `message.send`; of lists that the patient is in, once a
   * day: `roster.read`, `alerts.list`. A newer server may know more.
   */
  action: z.string(),
})
export type RecordView = z.infer<typeof recordView>
/** Newest first, 200 at most. */
export const recordViewsReply = z.array(recordView)
