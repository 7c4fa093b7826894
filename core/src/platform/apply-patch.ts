/** Returns the record with the patch applied: null clears a field, an absent field keeps its value. */
export function applyPatch<T extends object>(record: T, patch: object): T {
  const next = Object.assign({}, record)
  for (const [field, value] of Object.entries(patch)) {
    if (value === null) Reflect.deleteProperty(next, field)
    else if (value !== undefined) Object.assign(next, { [field]: value })
  }
  return next
}
