import { entityIdOf } from '@second-wind/core/sync/mutation'
import { hashJson } from '../platform/db/hash-json.ts'
import type { ArrivalOfChange, IncomingMutation } from './incoming-change.ts'

/** Distinguishes a repeated change from a different change under the same id. Ignores a time chosen by the server. */
export function payloadHash(
  mutation: IncomingMutation,
  { isTimeClaimed }: Pick<ArrivalOfChange, 'isTimeClaimed'>,
): string {
  const { kind, v, payload, occurredAt } = mutation
  const entityId = entityIdOf(mutation)
  const occurredMs = isTimeClaimed ? Date.parse(occurredAt) : null
  return hashJson({ kind, v, entityId, occurredMs, payload })
}
