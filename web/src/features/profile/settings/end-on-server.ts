import { signOutWords } from '@second-wind/core/content/account/sign-out-words'
import { endSession } from '../../../server/session.ts'

/**
 * The last step, after the phone has been emptied: the answer has the browser delete all that is left of this app.
 *
 * @returns what became of it, in words. Without signal nobody can tell the server later, because the key is gone
 */
export async function endOnServer(): Promise<string> {
  return endSession().then(
    () => signOutWords.told,
    () => signOutWords.notTold,
  )
}
