import { dayMs } from '@second-wind/core/platform/moment'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteOldInvitations, redactEndedInvitations } from './invitations.repo.ts'
import { redactExpiredJoins } from './joins.repo.ts'

/** An approved phone may still claim its join for this long after the invitation has expired, and needs the identity. */
const identityKeptMs = 2 * dayMs
/** An expired invitation stays on its clinician's list for this long. */
const listedMs = 7 * dayMs

/** Erases the personal data of invitations that expired before they led to a linked phone. */
export async function eraseExpiredInvitations(trx: Db, nowMs: number): Promise<void> {
  await redactExpiredJoins(trx, nowMs)
  await redactEndedInvitations(trx, nowMs - identityKeptMs)
  await deleteOldInvitations(trx, nowMs - listedMs)
}

/**
 * Erases now and once a day, so that personal data does not stay until somebody makes another invitation. A failure is
 * logged, and the next run catches up.
 *
 * @returns `stop`: resolves when a run in progress has finished
 */
export function eraseExpiredInvitationsDaily({
  db,
  clock,
  logError,
}: Pick<Deps, 'db' | 'clock' | 'logError'>): { stop(): Promise<void> } {
  const erase = async () => {
    try {
      await inTransaction(db, undefined, (trx) => eraseExpiredInvitations(trx, clock.now()))
    } catch (error) {
      logError({ code: 'internal', error, method: 'daily', route: 'erase expired invitations' })
    }
  }
  let run = erase()
  const timer = setInterval(() => {
    run = erase()
  }, dayMs)
  return {
    async stop() {
      clearInterval(timer)
      await run
    },
  }
}
