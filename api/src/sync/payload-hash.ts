import { createHash } from 'node:crypto'
import { entityIdOf } from '@second-wind/core/sync/mutation'
import type { Arrival, IncomingMutation } from './received.ts'

/** Tells a repeat of a change from another change under the same id. A time that the server chose is left out. */
export function payloadHash(
  mutation: IncomingMutation,
  { isTimeClaimed }: Pick<Arrival, 'isTimeClaimed'>,
): string {
  const { kind, v, payload, occurredAt } = mutation
  const entityId = entityIdOf(mutation)
  const occurredMs = isTimeClaimed ? Date.parse(occurredAt) : null
  return hashOf({ kind, v, entityId, occurredMs, payload })
}

/** The same for the same JSON value, whatever the order of its keys. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value, sortKeys) ?? '')
    .digest('base64url')
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
