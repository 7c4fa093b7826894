import { HttpError, NotOurs, TimedOut, Unreachable } from '../../data/server/http-error.ts'

/** Why no answer came, as the end of a sentence. */
export function formatFailureReason(failure: unknown): string {
  if (failure instanceof Unreachable) return 'cannot reach the server'
  if (failure instanceof TimedOut) return 'the server did not answer in time'
  if (failure instanceof NotOurs) return 'something else answered in place of the server'
  if (failure instanceof HttpError) return formatHttpFailure(failure.status)
  return 'this page has a fault'
}

function formatHttpFailure(status: number): string {
  if (status === 401) return 'you are signed out'
  if (status === 403) return 'you may not see this list'
  return `the server reported a problem (${status})`
}
