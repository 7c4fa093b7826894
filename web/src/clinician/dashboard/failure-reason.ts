import { describeFailure } from '../../data/server/describe-failure.ts'

/** Why a request failed, as the end of a sentence. */
export const formatFailureReason = (failure: unknown): string =>
  describeFailure(failure, {
    Unreachable: 'we cannot connect right now',
    TimedOut: 'the server took too long to respond',
    NotOurServer: 'another page replied, such as a Wi-Fi sign-in page',
    401: 'you are signed out',
    403: 'you do not have access to this list',
    here: 'there is a problem with this page',
    otherwise: ({ status }) => `the server reported a problem (${status})`,
  })
