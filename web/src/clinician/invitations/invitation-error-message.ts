import { StepUpCancelled } from '../../access/clinician-sign-in/session/use-step-up.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { invitationWords } from './invitation-words.ts'

/** @param conflict what it means here that the server says 409 */
export function invitationErrorMessage(failure: unknown, conflict: string = invitationWords.changed): string {
  if (failure instanceof StepUpCancelled) return invitationWords.notProved
  if (!(failure instanceof HttpError)) return invitationWords.noAnswer
  return failure.status === 409 || failure.status === 404 ? conflict : invitationWords.trouble
}
