import { inviteWords } from './invitation-words.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { NotProved } from '../../access/clinician-sign-in/session/use-step-up.ts'

/** @param conflict what it means here that the server says 409 */
export function troubleWords(failure: unknown, conflict: string = inviteWords.changed): string {
  if (failure instanceof NotProved) return inviteWords.notProved
  if (!(failure instanceof HttpError)) return inviteWords.noAnswer
  return failure.status === 409 || failure.status === 404 ? conflict : inviteWords.trouble
}
