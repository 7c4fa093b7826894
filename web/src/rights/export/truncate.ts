/** A text up to `most` characters, with a mark that shows where it was cut; no emoji is cut in two. */
export function truncate(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
