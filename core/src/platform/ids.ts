import * as z from 'zod/mini'

/** A patient is a person, a clinician is another: the brands stop one id from standing in for the other. */
export const patientId = z.int().check(z.positive()).brand<'PatientId'>()
export type PatientId = z.infer<typeof patientId>

export const clinicianId = z.int().check(z.positive()).brand<'ClinicianId'>()
export type ClinicianId = z.infer<typeof clinicianId>

/**
 * Id of anything a phone creates: a UUID, version 7 from our own app (its leading time keeps database pages
 * in order), any version from a caller by hand. Lower case, so that one id has one spelling.
 */
export const recordId = z.guid().check(z.toLowerCase())
