import { describeFailure } from '../../data/server/describe-failure.ts'

/** Why a request failed, as the end of a sentence. */
export const formatFailureReason = (failure: unknown): string =>
  describeFailure(failure, {
    Unreachable: 'cannot reach the server',
    TimedOut: 'the server did not answer in time',
    NotOurServer: 'something else answered in place of the server',
    401: 'you are signed out',
    403: 'you may not see this list',
    here: 'this page has a fault',
    otherwise: ({ status }) => `the server reported a problem (${status})`,
  })
