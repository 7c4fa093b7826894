import type { ListedAlert } from '@second-wind/core/care/contract/alerts'

/** The name, as far as this clinician may know it (second specification, section 2). */
export function alertPatientName({ patientName, patientId }: ListedAlert): string {
  return patientName ?? `Patient ID: ${patientId}`
}
