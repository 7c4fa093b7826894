import { isSignedOut } from '@second-wind/core/sync/push-result'
import { readSyncFacts } from '../local/index.ts'
import { isFormOpen } from './open-form.ts'

export type UpdateBlocker = 'open-form' | 'unsent'

/**
 * Why the app must not be replaced now: a half-filled form, or entries that are being sent. Entries that cannot be sent
 * do not block it and are kept: those that need a newer version, and those of a phone that is unlinked or signed out.
 */
export async function findUpdateBlocker(): Promise<UpdateBlocker | undefined> {
  if (await isFormOpen()) return 'open-form'
  // An unreadable database is sending nothing, and a new version may help.
  const facts = await readSyncFacts().catch(() => undefined)
  if (!facts || facts.pending === 0 || facts.isUnlinked) return undefined
  const { reach } = facts.channel
  return reach === 'update-needed' || isSignedOut(reach) ? undefined : 'unsent'
}
