/** A piece of a line; a phone number has `tel`, ready to dial. */
type LinePart = { text: string; tel?: string }

/**
 * Splits a line at its phone numbers. A link to a wrong number is worse than none, so only text with the length of a UK
 * number becomes one; opening hours, a ward or a second number after it do not belong to it.
 */
export function splitAtPhoneNumbers(line: string): LinePart[] {
  return line.split(digitRun).flatMap(splitDigitRun)
}

/** Digits with the separators allowed inside one number, and all other text. */
const digitRun = /(\+?\(?\d[\d ()-]*\d)/

const gap = '[ ()-]{0,2}'
const eleven = `(?:${gap}\\d){7}${gap}\\d\\d(?!\\d)`
/** A few old numbers have ten digits: only if no other digit follows. */
const ten = `(?:${gap}\\d){6}${gap}\\d\\d(?![ ()-]*\\d)`
const number = new RegExp(`^(\\+44 ?\\(?0?\\)?|\\(?0)(${gap}[1-9](?:${eleven}|${ten}))`)

const firstPiece = /^[ )-]+|^\(?\d+/

const shortNumbers = new Set(['999', '111', '112'])

function splitDigitRun(run: string): LinePart[] {
  if (run === '') return []
  if (shortNumbers.has(run)) return [{ text: run, tel: run }]
  if (run.startsWith('(') && shortNumbers.has(run.slice(1)))
    return [{ text: '(' }, ...splitDigitRun(run.slice(1))]
  const [text, prefix, rest] = number.exec(run) ?? []
  if (text !== undefined && prefix !== undefined && rest !== undefined) {
    const tel = (prefix.startsWith('+') ? '+44' : '0') + rest.replaceAll(/\D/g, '')
    return [{ text, tel }, ...splitDigitRun(run.slice(text.length))]
  }
  // After another country's code it is not a UK number.
  const before = run.startsWith('+') ? undefined : firstPiece.exec(run)?.[0]
  return before ? [{ text: before }, ...splitDigitRun(run.slice(before.length))] : [{ text: run }]
}

/** The number to dial, of text that is one UK phone number and nothing else. */
export function parsePhoneNumber(text: string): string | undefined {
  const [part, ...others] = splitAtPhoneNumbers(text.trim())
  return others.length === 0 ? part?.tel : undefined
}
