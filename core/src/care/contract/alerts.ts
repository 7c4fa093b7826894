import * as z from 'zod/mini'
import { clinicianId, recordId } from '../../platform/ids.ts'
import { instant, localDate } from '../../platform/moment.ts'
import { clockFacts } from '../../records/clock-doubt.ts'
import { patientAlert } from '../alert.ts'

export const alertsPath = (id: number) => `/api/patient-alerts/${id}`
export const readAlertPath = (alertId: string) => `/api/patient-alerts/${alertId}/read`
export const resolveAlertPath = (alertId: string) => `/api/patient-alerts/${alertId}/resolve`

/** Counts over all patients. The list itself is sorted, most serious first, and cut at a maximum length. */
export const alertCountsHeader = 'x-second-wind-alerts'
/**
 * `open=12;unread=3;listed=12`; `listed` is the number of open alerts in the list. A 304 response has no counts because
 * they have not changed.
 */
export const alertCounts = z.object({ open: z.int(), unread: z.int(), listed: z.int() })
export type AlertCounts = z.infer<typeof alertCounts>

export const maxReasonLength = 500

/** One line of an alert. It stays when a later one arrives. */
export const alertFinding = z.object({
  id: z.int(),
  message: patientAlert.shape.message,
  severity: patientAlert.shape.severity,
  /** The patient's calendar day of the record. */
  localDate,
  /** When the record was logged, by the phone's clock; absent when the record is not known. */
  loggedAt: z.optional(instant),
  /** When the first answer was given, of a check that took so long that its reader must know (`triage/answered-span.ts`). */
  answeredFrom: z.optional(instant),
  receivedAt: instant,
  ...clockFacts,
  /** `findings/finding-gravity.ts`; an older server does not send it. */
  gravity: z.optional(z.int()),
  /** When the patient edited or deleted the entry, so that it no longer says this. */
  withdrawnAt: z.nullable(instant),
  /**
   * True when the patient deleted the entry, or the one that a reply is about; false for another withdrawn finding. An
   * older server does not send it.
   */
  isEntryDeleted: z.optional(z.boolean()),
  /** When it arrived. An older server does not send it. */
  entryDeletedAt: z.optional(instant),
  /**
   * When the patient changed the entry, by the phone’s clock; when that arrived, if the clock is in doubt. Absent where no
   * change of the entry itself withdrew the finding, and from an older server.
   */
  correctedAt: z.optional(instant),
  /** What the edited entry says now about a withdrawn finding, "3 out of 10"; absent where it rests on several answers. */
  answerNow: z.optional(z.string()),
  /** The beginning of the note of the entry as it is now; absent without one, and of a deleted entry. */
  note: z.optional(z.string()),
  /** When the patient replied that they were better, if that is their newest reply about it. */
  betterAt: z.optional(instant),
  /** In place of better: that they chose the answer of a symptom check by mistake. */
  isMistake: z.optional(z.boolean()),
})
export type ListedAlertFinding = z.infer<typeof alertFinding>

/** `severity` is the most serious finding ever; `message` the most serious one that the patient has not withdrawn. */
export const listedAlert = z.object({
  ...patientAlert.shape,
  /** Null means unknown; the list then shows the patient's number. This server always sends the name. */
  patientName: z.nullable(z.string()),
  /** When the alert last changed: a finding arrived or was withdrawn. */
  updatedAt: instant,
  ruleId: z.nullable(z.string()),
  resolvedAt: z.nullable(instant),
  resolvedBy: z.nullable(z.string()),
  resolvedReason: z.nullable(z.string()),
  /** In the order of arrival. */
  findings: z.array(alertFinding),
})
export type ListedAlert = z.infer<typeof listedAlert>

/** In the order of `alerts/sort-alerts.ts`. */
export const alertsReply = z.array(listedAlert)

/** `updatedAt` is the version that the clinician saw. If the alert has changed since, the reply is 409. */
export const readAlertBody = z.strictObject({ clinicianId, updatedAt: z.optional(instant) })
export const resolveAlertBody = z.strictObject({
  clinicianId,
  updatedAt: z.optional(instant),
  reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxReasonLength))),
  /**
   * Id of a note that the clinician spoke to the patient, stored together with the resolution. Several alerts that are
   * resolved with one id have one note.
   */
  callNoteId: z.optional(recordId),
})
