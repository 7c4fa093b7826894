import { expect } from 'vitest'

/** Nothing was left out of a list or a template: ": ,", ", ,", "undefined", two spaces, a list that ends at once. */
export function expectWellFormed(text: string): void {
  expect(text).not.toBe('')
  expect(text).not.toMatch(
    /[:,;(] *[,;.)]|: *$|, *$| {2}|undefined|null|NaN|\[object|\b(and|with|by) *[,;.)]/,
  )
  expect(text).not.toMatch(/^(and|with|,)|earlier-|-with-|[a-z]+-[a-z]+-[a-z]+-|\b(and|with|or)$/)
}
