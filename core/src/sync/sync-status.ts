import { hourMs } from '../platform/moment.ts'
import type { VerdictCode } from './protocol.ts'
import { isSignedOut } from './push-result.ts'
import type { SyncChannel } from './sync-channel.ts'

/** The state of one entry, from the local database alone. "Sending" is never stored. */
export type EntryState =
  | { state: 'saved' }
  | { state: 'sending' }
  | { state: 'sent'; at: string }
  | { state: 'needs-attention'; code: RejectCode }
  | { state: 'waiting-for-sign-in' }

export type RejectCode = VerdictCode | 'too_large' | 'unknown_reject'

/** What the phone knows of one entry: its row in outbox or dead letters, its receipt, and what is being sent now. */
export type EntryTrace = {
  queued: boolean
  inFlight: boolean
  rejected: RejectCode | undefined
  receivedAt: string | undefined
  reach: SyncChannel['reach']
}

/** Undefined means that nothing is known of the entry, which must never be shown as sent. */
export function entryState(trace: EntryTrace): EntryState | undefined {
  if (trace.rejected) return { state: 'needs-attention', code: trace.rejected }
  if (trace.queued) {
    if (trace.inFlight) return { state: 'sending' }
    return trace.reach === 'signed-out' ? { state: 'waiting-for-sign-in' } : { state: 'saved' }
  }
  return trace.receivedAt === undefined ? undefined : { state: 'sent', at: trace.receivedAt }
}

export type SyncFacts = {
  pending: number
  attention: number
  oldestPendingAt: number | undefined
  channel: SyncChannel
  /** `navigator.onLine === false`: only a hint, which can be wrong both ways. */
  saysOffline: boolean
  /** No clinic has approved this phone yet: nothing is sent, and nothing is wrong. Never set in the demo. */
  isUnlinked?: boolean
}

/** `calm`: all is well. `notice`: worth knowing. `amber` and `red`: the person must act. */
export type SyncTone = 'calm' | 'notice' | 'amber' | 'red'
export type SyncStatus = {
  id:
    | 'attention'
    | 'all-sent'
    | 'nothing-yet'
    | 'not-linked'
    | 'offline'
    | 'portal'
    | 'unreachable'
    | 'signed-out'
    | 'revoked'
    | 'update-needed'
    | 'waiting'
  tone: SyncTone
  canSyncNow: boolean
}

const amberAfterMs = { always: 24 * hourMs, whileReachable: hourMs }
const redAfterMs = 72 * hourMs

/** The app's sync status; of several, the worst. The words are with the screens. */
export function syncStatus(facts: SyncFacts, now: number): SyncStatus {
  const id = statusId(facts)
  return {
    id,
    tone: toneOf(facts, now),
    canSyncNow: canSyncNow(facts),
  }
}

function canSyncNow({ pending, channel, saysOffline, isUnlinked }: SyncFacts): boolean {
  const isInVain = channel.reach === 'update-needed' || channel.reach === 'revoked'
  return pending > 0 && !isUnlinked && !saysOffline && !isInVain
}

function statusId({ pending, attention, channel, saysOffline, isUnlinked }: SyncFacts): SyncStatus['id'] {
  if (attention > 0) return 'attention'
  if (isUnlinked) return 'not-linked'
  // A server that refuses this phone also withholds the clinic's messages, even when there is nothing to send.
  if (pending === 0 && !saysOffline && !isSignedOut(channel.reach))
    return channel.lastContactAt === null ? 'nothing-yet' : 'all-sent'
  if (saysOffline) return 'offline'
  switch (channel.reach) {
    case 'ok':
    case 'unknown':
      return 'waiting'
    case 'portal':
    case 'unreachable':
    case 'signed-out':
    case 'revoked':
    case 'update-needed':
      return channel.reach
  }
}

function toneOf(
  { pending, attention, oldestPendingAt, channel, saysOffline, isUnlinked }: SyncFacts,
  now: number,
): SyncTone {
  if (isUnlinked) return attention > 0 ? 'amber' : 'calm'
  const ageMs = oldestPendingAt === undefined || pending === 0 ? 0 : now - oldestPendingAt
  if (ageMs > redAfterMs) return 'red'
  if (attention > 0 || ageMs > amberAfterMs.always) return 'amber'
  if (ageMs > amberAfterMs.whileReachable && channel.reach === 'ok') return 'amber'
  return pending > 0 || saysOffline || isSignedOut(channel.reach) ? 'notice' : 'calm'
}
