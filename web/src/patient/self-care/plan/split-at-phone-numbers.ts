/** A piece of a line; one that is a phone number has `tel`, ready to dial. */
export type LinePart = { text: string; tel?: string }

/**
 * Splits a line at its phone numbers. A link to a wrong number is worse than none: only what has the length of a number
 * in the UK is one, and hours, a ward or a second number behind it are not part of it.
 */
export function splitAtPhoneNumbers(line: string): LinePart[] {
  return line.split(digitRun).flatMap(splitDigitRun)
}

/** Digits with what may stand between those of one number, and whatever else stands there. */
const digitRun = /(\+?\(?\d[\d ()-]*\d)/

const gap = '[ ()-]{0,2}'
const eleven = `(?:${gap}\\d){7}${gap}\\d\\d(?!\\d)`
/** A few old numbers have ten: only where no other digit follows. */
const ten = `(?:${gap}\\d){6}${gap}\\d\\d(?![ ()-]*\\d)`
const number = new RegExp(`^(\\+44 ?\\(?0?\\)?|\\(?0)(${gap}[1-9](?:${eleven}|${ten}))`)

const firstPiece = /^[ )-]+|^\(?\d+/

const shortNumbers = new Set(['999', '111', '112'])

function splitDigitRun(run: string): LinePart[] {
  if (run === '') return []
  if (shortNumbers.has(run)) return [{ text: run, tel: run }]
  const [text, prefix, rest] = number.exec(run) ?? []
  if (text !== undefined && prefix !== undefined && rest !== undefined) {
    const tel = (prefix.startsWith('+') ? '+44' : '0') + rest.replaceAll(/\D/g, '')
    return [{ text, tel }, ...splitDigitRun(run.slice(text.length))]
  }
  // Behind the code of another country there is no number of this one.
  const before = run.startsWith('+') ? undefined : firstPiece.exec(run)?.[0]
  return before ? [{ text: before }, ...splitDigitRun(run.slice(before.length))] : [{ text: run }]
}
