/** A piece of a line; one that is a phone number has `tel`, ready to dial. */
export type LinePart = { text: string; tel?: string }

const numbers = /(\+?\d[\d ()-]*\d)/

/** Splits a line at its phone numbers: at least three digits, as in 999. "room 12" is none. */
export function callsIn(line: string): LinePart[] {
  return line
    .split(numbers)
    .filter((text) => text !== '')
    .map((text) => {
      const tel = text.replaceAll(/[^\d+]/g, '')
      return numbers.test(text) && tel.length >= 3 ? { text, tel } : { text }
    })
}
