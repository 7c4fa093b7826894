/**
 * `total / count` to one decimal, halves rounded up. It multiplies before dividing so that whole scores give exact
 * halves.
 *
 * @returns null for a count of 0, because nothing was measured
 */
export function meanToOneDecimal(total: number, count: number): number | null {
  return count === 0 ? null : roundHalfUp((total * 10) / count) / 10
}

/** The nearest whole number, halves rounded up, never minus zero. */
export function roundHalfUp(value: number): number {
  return Math.round(value) + 0
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
