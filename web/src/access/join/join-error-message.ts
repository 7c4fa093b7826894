import { linkDeviceWords } from '@second-wind/core/content/account/link-device-words'
import { joinWords } from '@second-wind/core/content/join/join-words'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { getRefusedFields } from '../../data/server/refused-fields.ts'

const { errors: words } = joinWords

/** The sentence for a failed server call of the join, with what to do next. */
export const joinErrorMessage = (failure: unknown): string =>
  describeFailure(failure, {
    ConsentTextMismatch: joinWords.consent.outdated,
    noResponse: words.noResponse,
    here: words.here,
    404: words.unknown,
    identity_in_use: words.identityInUse,
    too_many_devices: linkDeviceWords.new.tooMany,
    409: words.conflict,
    429: ({ waitMinutes }) => words.paused(waitMinutes),
    otherwise: getRefusedFields(failure)['name'] === undefined ? words.other : words.name,
  })

export const isNotFound = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.status === 404
