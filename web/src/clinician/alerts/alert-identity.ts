import type { ListedAlert } from '@second-wind/core/care/contract/alerts'

/** Id of a card: it takes the focus when the button that had it is gone, or when the card is new. */
export const alertElementId = (id: string): string => `alert-${id}`

export function focusAlert(id: string): void {
  document.getElementById(alertElementId(id))?.focus()
}

/** The name, as far as this clinician may know it (second specification, section 2). */
export function alertPatientName({ patientName, patientId }: ListedAlert): string {
  return patientName ?? `Patient ID: ${patientId}`
}
