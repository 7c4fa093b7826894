/** Id of the card's heading, which takes the focus after editing. */
export const entryHeadingId = (id: string): string => `entry-${id}`

export function focusEntry(id: string): void {
  document.getElementById(entryHeadingId(id))?.focus()
}
