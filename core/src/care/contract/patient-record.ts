import * as z from 'zod/mini'
import { queryNumber } from '../../platform/http/query-number.ts'
import { instant, localDate } from '../../platform/moment.ts'
import { clockFacts } from '../../records/clock-doubt.ts'
import { identity } from '../../records/identity.ts'
import { patient } from '../../records/patient.ts'
import { symptomEntry, symptomReport } from '../../records/symptom-entry.ts'
import { changeThreshold } from '../../records/usual-day.ts'
import { triageResult } from '../../triage/triage-result.ts'
import { listedAlert } from './alerts.ts'
import { callNote } from './call-notes.ts'
import { dashboardPatient } from './clinician-dashboard.ts'
import { sentMessage } from './messages.ts'

export const patientRecordPath = (patientId: number) => `/api/patient-records/${patientId}`
/**
 * PUT, clinicians only: replaces date of birth and NHS number. A date that cannot be one is refused with `invalid`;
 * with `conflict`, a number that another patient of the clinician has, and a record that has changed since `version`.
 */
export const patientIdentityPath = (patientId: number | string) =>
  `/api/patient-records/${patientId}/identity`
export const patientIdentityBody = z.strictObject({
  ...identity.shape,
  /** The version of the profile that the clinician saw. */
  version: z.optional(z.int()),
})
export type PatientIdentity = z.infer<typeof patientIdentityBody>
/**
 * POST, clinicians only: the patient who changed their name since the approval is the same person. 409 `conflict` when
 * the name is no longer the one that the clinician saw.
 */
export const confirmNamePath = (patientId: number | string) => `${patientIdentityPath(patientId)}/name`
export const confirmNameBody = z.strictObject({ name: patient.shape.name })
/** PUT, clinicians only: what counts as a change for this patient. */
export const patientThresholdPath = (patientId: number | string) =>
  `/api/patient-records/${patientId}/threshold`
/** Null goes back to the default threshold. The patient reads the reason in the export of their data. */
export const patientThresholdBody = z.strictObject({
  threshold: z.nullable(changeThreshold),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
})
export type PatientThreshold = z.infer<typeof patientThresholdBody>
export const patientViewsPath = (patientId: number) => `/api/patient-records/${patientId}/views`
/** Lists who has viewed the caller's own record. */
export const ownViewsPath = '/api/record-views'

/** An entry with its earlier versions, oldest first. A deleted entry stays in the record and is marked as deleted. */
export const recordEntry = z.object({
  ...symptomEntry.shape,
  ...clockFacts,
  earlier: z.array(z.object({ report: symptomReport, setAsideAt: instant })),
  deletedAt: z.nullable(instant),
})
export type RecordEntry = z.infer<typeof recordEntry>

/** A symptom check or a reply. */
const recordCheck = z.object({ ...triageResult.shape, ...clockFacts })
export type RecordCheck = z.infer<typeof recordCheck>

/** One change of a patient's threshold. `who` is the clinician's name and title. */
export const thresholdChange = z.object({ ...patientThresholdBody.shape, who: z.string(), at: instant })
export type ThresholdChange = z.infer<typeof thresholdChange>

/** Who last entered the identity or compared it with the person, by the clinician's name and title. */
const identityCheck = z.object({ who: z.string(), at: instant })
export type IdentityCheck = z.infer<typeof identityCheck>

/** The identity that a clinician approved with the patient's phone, or confirmed after the name had changed. */
const approvedIdentity = z.object({
  name: z.string(),
  dateOfBirth: z.optional(localDate),
  who: z.string(),
  at: instant,
})
export type ApprovedIdentity = z.infer<typeof approvedIdentity>

/** Everything the server stores about one patient from the last `days` days; each list is newest first. */
export const patientRecord = z.object({
  profile: patient,
  summary: dashboardPatient,
  days: z.int(),
  symptoms: z.array(recordEntry),
  triage: z.array(recordCheck),
  alerts: z.array(listedAlert),
  messages: z.array(sentMessage),
  /** All that were ever made, newest first. */
  thresholdChanges: z.array(thresholdChange),
  /** An older server does not send them. */
  calls: z._default(z.array(callNote), []),
  /** Absent: not known, or an older server. */
  identityCheck: z.optional(identityCheck),
  /** Absent: not known, or an older server. */
  approvedIdentity: z.optional(approvedIdentity),
})
export type PatientRecord = z.infer<typeof patientRecord>

/** How many days to look back: 1 to 365, default 90. */
export const recordQuery = z.strictObject({
  days: z._default(queryNumber(1, 365), 90),
})

/** One access to a record or one action on it, from the audit log. */
export const recordView = z.object({
  at: instant,
  /** The clinician's name and title. */
  who: z.string(),
  department: z.string(),
  /**
   * `record.read`, `views.read`, `alert.read`, `alert.resolve`, `message.send`, `identity.edit`, `name.confirm`,
   * `threshold.set`, `call.note`, `call.withdraw`; and,
   * at most once a day, `roster.read` and `alerts.list` for lists that include the patient. A newer server may send
   * other values.
   */
  action: z.string(),
})
export type RecordView = z.infer<typeof recordView>
/** Up to 200 views, newest first. */
export const recordViewsReply = z.array(recordView)
