import type { ListedAlert } from '@second-wind/core/care/contract/alerts'

/** Id of a card's heading: it takes the focus when the button that had it is gone, or when the card is new. */
export const alertHeadingId = (id: string): string => `alert-${id}`

export function focusAlert(id: string): void {
  document.getElementById(alertHeadingId(id))?.focus()
}

/** The name, as far as this clinician may know it (second specification, section 2). */
export function alertPatientName({ patientName, patientId }: ListedAlert): string {
  return patientName ?? `Patient ID: ${patientId}`
}
