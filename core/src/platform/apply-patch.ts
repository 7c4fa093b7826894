/** The record with the values of the patch in place of its own; null empties a field, an absent one keeps its value. */
export function applyPatch<T extends object>(record: T, patch: object): T {
  const next = Object.assign({}, record)
  for (const [field, value] of Object.entries(patch)) {
    if (value === null) Reflect.deleteProperty(next, field)
    else if (value !== undefined) Object.assign(next, { [field]: value })
  }
  return next
}
