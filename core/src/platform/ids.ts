import * as z from 'zod/mini'

/** The brands keep a patient's id from being used as a clinician's. */
export const patientId = z.int().check(z.positive()).brand<'PatientId'>()
export type PatientId = z.infer<typeof patientId>

export const clinicianId = z.int().check(z.positive()).brand<'ClinicianId'>()
export type ClinicianId = z.infer<typeof clinicianId>

/**
 * Id of anything that a phone creates: a UUID, version 7 from our app (its leading time keeps database pages in order),
 * any version from other API callers. Lower case, so that each id has one spelling.
 */
export const recordId = z.guid().check(z.toLowerCase())
