import type { PatientId } from '@second-wind/core/platform/ids'

/** Whose record a new phone opens, as this clinician knows the patient. */
export type PatientLabeler = (id: PatientId) => string

/** @param patients undefined while the list is not here */
export const createPatientLabeler =
  (patients: readonly { id: PatientId; name: string }[] | undefined): PatientLabeler =>
  (id) => {
    const name = patients?.find((patient) => patient.id === id)?.name
    return name === undefined ? `Patient ID: ${id}` : `${name} (Patient ID: ${id})`
  }
