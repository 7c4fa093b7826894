import * as z from 'zod/mini'

const decimalDigits = z.string().check(z.regex(/^(0|[1-9]\d{0,14})$/, { error: 'Must be digits only' }))

/** A whole number in a query parameter. It has one spelling: `0x10`, `1e1`, ` 7` and `07` are refused. */
export const queryNumber = (least: number, most: number) =>
  z.pipe(decimalDigits, z.pipe(z.transform(Number), z.int().check(z.gte(least), z.lte(most))))
