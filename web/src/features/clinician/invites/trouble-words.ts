import { inviteWords } from '@second-wind/core/content/joining/invite-words'
import { HttpError } from '../../../server/http-error.ts'
import { NotProved } from '../sign-in/use-proof.ts'

/** @param conflict what it means here that the server says 409 */
export function troubleWords(failure: unknown, conflict: string = inviteWords.changed): string {
  if (failure instanceof NotProved) return inviteWords.notProved
  if (!(failure instanceof HttpError)) return inviteWords.noAnswer
  return failure.status === 409 || failure.status === 404 ? conflict : inviteWords.trouble
}
