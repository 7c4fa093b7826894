import { linkPhoneWords } from '@second-wind/core/content/account/link-phone-words'
import { joinWords } from '@second-wind/core/content/join/join-words'
import { HttpError, isNoResponse } from '../../data/server/http-error.ts'
import { getRefusedFields } from '../../data/server/refused-fields.ts'
import { ConsentTextMismatch } from './invitation.ts'

const { errors: words } = joinWords

/** The sentence for a failed server call of the join, with what to do next. */
export function joinErrorMessage(failure: unknown): string {
  if (failure instanceof ConsentTextMismatch) return joinWords.consent.outdated
  if (isNoResponse(failure)) return words.noResponse
  if (!(failure instanceof HttpError)) return words.here
  if (failure.status === 404) return words.unknown
  if (failure.code === 'identity_in_use') return words.identityInUse
  if (failure.code === 'too_many_devices') return linkPhoneWords.new.tooMany
  if (failure.status === 409) return words.conflict
  if (failure.status === 429) return words.paused(Math.ceil((failure.retryAfterMs ?? 60_000) / 60_000))
  if (getRefusedFields(failure)['name'] !== undefined) return words.name
  return words.other
}

export const isNotFound = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.status === 404
