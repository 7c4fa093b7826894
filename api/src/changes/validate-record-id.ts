import { recordId } from '@second-wind/core/platform/ids'
import type { IncomingChange } from './incoming-change.ts'
import { notApplied, type NotApplied } from './not-applied.ts'

/** A record created on a phone is identified by a lower-case UUID; the envelope would allow any short text. */
export function validateRecordId({ entityId }: IncomingChange): NotApplied | undefined {
  const isCanonical = recordId.safeParse(entityId).data === entityId
  return isCanonical ? undefined : notApplied('invalid_payload', 'entityId')
}
