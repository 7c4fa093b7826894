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

/** One repeated digit, or digits that only count up or down: the first guesses of an attacker. */
function isTooSimple(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  return [-1, 0, 1].some((step) => steps.every((each) => each === step))
}
