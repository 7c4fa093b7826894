import type { PatientId } from '@second-wind/core/platform/ids'

/** Whose record a new phone opens, as this clinician knows the patient. */
export type PatientLabeller = (id: PatientId) => string

/** @param patients undefined while the list is not here */
export const createPatientLabeller =
  (patients: readonly { id: PatientId; name: string }[] | undefined): PatientLabeller =>
  (id) => {
    const name = patients?.find((patient) => patient.id === id)?.name
    return name === undefined ? `Patient ID: ${id}` : `${name} (Patient ID: ${id})`
  }
