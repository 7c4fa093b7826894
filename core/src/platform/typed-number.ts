/** Returns undefined for no value and NaN for text that is no plain number: "1e2" is a typing error, not a hundred. */
export function typedNumber(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
}
