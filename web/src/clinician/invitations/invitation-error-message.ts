import { describeFailure } from '../../data/server/describe-failure.ts'
import { invitationWords as words } from './invitation-words.ts'

/** @param conflict the text for an invitation that is no longer in the expected state (404, 409) */
export const invitationErrorMessage = (failure: unknown, conflict: string = words.changed): string =>
  describeFailure(failure, {
    StepUpCancelled: words.notProved,
    404: conflict,
    409: conflict,
    noResponse: words.noResponse,
    here: words.noResponse,
    otherwise: words.serverError,
  })
