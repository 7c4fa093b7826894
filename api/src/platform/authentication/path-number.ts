const pathNumber = /^[1-9]\d{0,9}$/

/** A person's number in a path. It has one spelling, so that each record has one address (`01`, `1.0`: undefined). */
export const readPathNumber = (text: string | undefined): number | undefined =>
  text !== undefined && pathNumber.test(text) ? Number(text) : undefined
