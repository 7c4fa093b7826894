import { readSyncFacts } from '../local/index.ts'
import { isFormOpen } from './open-form.ts'

export type ReasonToWait = 'open-form' | 'unsent'

/**
 * Why the app must not be replaced just now: something half-filled, or entries that are on their way. A server that
 * takes them from a newer version only is the one case where unsent entries call for the update.
 */
export async function reasonToWait(): Promise<ReasonToWait | undefined> {
  if (await isFormOpen()) return 'open-form'
  const { pending, channel } = await readSyncFacts()
  return pending > 0 && channel.reach !== 'update-needed' ? 'unsent' : undefined
}
