/** Of the card's heading, where the focus comes back to. */
export const entryHeadingId = (id: string): string => `entry-${id}`

export function focusEntry(id: string): void {
  document.getElementById(entryHeadingId(id))?.focus()
}
