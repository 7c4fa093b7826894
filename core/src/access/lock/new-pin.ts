export const pinLength = 6

/** Why a PIN is not accepted; undefined if it is. */
export type PinError = 'not-digits' | 'too-simple' | 'not-the-same'

/** A new PIN, typed twice. */
export function validateNewPin(pin: string, again: string): PinError | undefined {
  if (!isPin(pin)) return 'not-digits'
  if (isTooSimple(pin)) return 'too-simple'
  return pin === again ? undefined : 'not-the-same'
}

export const isPin = (text: string): boolean => new RegExp(`^[0-9]{${pinLength}}$`).test(text)

/**
 * The first guesses of an attacker: digits that only count up or down, a repeated group of one to three, pairs, and
 * lines on the keypad.
 */
function isTooSimple(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  const isCounting = [-1, 1].some((step) => steps.every((each) => each === step))
  return isCounting || /^(\d{1,3})\1+$/.test(pin) || /^(\d)\1(\d)\2(\d)\3$/.test(pin) || keypadLines.has(pin)
}

const keypadLines: ReadonlySet<string> = new Set([
  '123654',
  '147258',
  '147852',
  '142536',
  '159357',
  '159753',
  '258456',
  '321654',
  '456123',
  '741852',
  '789456',
  '852456',
  '963852',
])
