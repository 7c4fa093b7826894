import { entityIdOf } from '@second-wind/core/sync/mutation'
import { hashOf } from '../platform/db/hash-json.ts'
import type { Arrival, IncomingMutation } from './incoming-change.ts'

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
