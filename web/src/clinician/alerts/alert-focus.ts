/** Of the card's heading, where the focus goes when the button that had it is gone, or to the first card of more. */
export const alertHeadingId = (id: string): string => `alert-${id}`

export function focusAlert(id: string): void {
  document.getElementById(alertHeadingId(id))?.focus()
}
