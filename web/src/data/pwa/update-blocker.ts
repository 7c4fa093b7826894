import { isSignedOut } from '@second-wind/core/sync/push-result'
import { readSyncFacts } from '../local/index.ts'
import { isFormOpen } from './open-form.ts'

export type UpdateBlocker = 'open-form' | 'unsent'

/**
 * Why the app must not be replaced just now: something half-filled, or entries that are on their way. Entries that go
 * nowhere as things are do not hold it up, and stay: those that the server takes from a newer version only, and those of
 * a phone that is linked to no clinic or signed out.
 */
export async function findUpdateBlocker(): Promise<UpdateBlocker | undefined> {
  if (await isFormOpen()) return 'open-form'
  // A database that cannot be read has nothing on its way, and a new version may help.
  const facts = await readSyncFacts().catch(() => undefined)
  if (!facts || facts.pending === 0 || facts.isUnlinked) return undefined
  const { reach } = facts.channel
  return reach === 'update-needed' || isSignedOut(reach) ? undefined : 'unsent'
}
