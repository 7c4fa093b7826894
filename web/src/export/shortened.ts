/** A text up to `most` characters, with a mark that shows where it was cut. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
