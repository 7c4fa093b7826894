import type { FlushResult } from '@second-wind/core/sync/send-outbox'
import type { SyncFacts } from '@second-wind/core/sync/sync-status'
import { clockTime } from '../../../ui/format/uk-time.ts'

type Facts = Pick<SyncFacts, 'attention' | 'channel'>

/** What became of "Sync now": sent, or still waiting and why. */
export function formatSyncResult(result: FlushResult, { attention, channel }: Facts, now: number): string {
  switch (result.outcome) {
    case 'drained':
      if (result.pending > 0) return `${waiting(result.pending)} Our server asked for that to come later.`
      if (attention === 0) return 'All sent.'
      return `Everything else was sent, but ${attention === 1 ? '1 entry needs' : `${attention} entries need`} your attention.`
    case 'waiting':
      if (channel.reach === 'revoked') return `${waiting(result.pending)} ${why.revoked}`
      return `${waiting(result.pending)} ${why[channel.reach]} The app tries again by itself ${soonOrAt(result.nextAttemptAt, now)}.`
    case 'not-linked':
      return `${waiting(result.pending)} This phone is not linked to a clinic.`
    case 'busy':
      return 'Another window of this app is sending right now.'
  }
}

const why: Record<SyncFacts['channel']['reach'], string> = {
  ok: 'Our server is busy.',
  unknown: 'Our server has not answered.',
  unreachable: 'Our server cannot be reached.',
  portal: 'This Wi-Fi wants you to sign in first.',
  'signed-out': 'Sign in again to send.',
  revoked: 'This phone was signed out, so it is not sent.',
  'update-needed': 'The app must be updated first.',
}

const soonOrAt = (at: number, now: number): string => (at - now < 60_000 ? 'soon' : `at ${clockTime(at)}`)

const waiting = (count: number): string =>
  count === 1 ? '1 entry still waits.' : `${count} entries still wait.`
