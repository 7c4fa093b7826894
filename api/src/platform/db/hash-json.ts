import { createHash } from 'node:crypto'

/** The same for equal JSON values, whatever the order of their keys. */
export function hashJson(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value, sortKeys) ?? '')
    .digest('base64url')
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
