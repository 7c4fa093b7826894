/** At most `length` characters, cut between words where there are any, with an ellipsis if cut. */
export function shorten(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const start = characters.slice(0, length - 1).join('')
  const lastSpace = start.lastIndexOf(' ')
  const isInWord = characters[length - 1] !== ' '
  return `${(isInWord && lastSpace > length / 2 ? start.slice(0, lastSpace) : start).trimEnd()}…`
}
