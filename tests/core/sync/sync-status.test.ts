import { hourMs } from '@second-wind/core/platform/moment'
import { initialSyncChannel, type SyncChannel } from '@second-wind/core/sync/sync-channel'
import { entryState, syncStatus, type EntryTrace, type SyncFacts } from '@second-wind/core/sync/sync-status'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const now = Date.parse('2026-11-20T18:00:00Z')
const hours = (count: number) => count * hourMs
const receivedAt = '2026-11-20T14:02:00.000Z'
const reaches: SyncChannel['reach'][] = [
  'unknown',
  'ok',
  'portal',
  'unreachable',
  'signed-out',
  'revoked',
  'update-needed',
]
const anyReach = fc.constantFrom(...reaches)

const anyTrace = fc.record({
  queued: fc.boolean(),
  inFlight: fc.boolean(),
  rejected: fc.constantFrom(undefined, 'invalid_payload' as const, 'too_large' as const),
  receivedAt: fc.constantFrom(undefined, receivedAt),
  reach: anyReach,
}) satisfies fc.Arbitrary<EntryTrace>

const anyFacts: fc.Arbitrary<SyncFacts> = fc.record({
  pending: fc.integer({ min: 0, max: 3 }),
  attention: fc.integer({ min: 0, max: 2 }),
  oldestPendingAt: fc.option(fc.integer({ min: now - hours(200), max: now + hours(200) }), {
    nil: undefined,
  }),
  channel: fc
    .record({ reach: anyReach, lastContactAt: fc.constantFrom(null, now) })
    .map((known) => ({ ...initialSyncChannel, ...known })),
  saysOffline: fc.boolean(),
})

describe('the sync state of one entry', () => {
  const trace: EntryTrace = {
    queued: false,
    inFlight: false,
    rejected: undefined,
    receivedAt: undefined,
    reach: 'ok',
  }

  test('is "saved on this phone" when it is logged and not yet sent', () => {
    expect(entryState({ ...trace, queued: true })).toEqual({ state: 'saved' })
  })

  test('is "sending" while it is being sent', () => {
    expect(entryState({ ...trace, queued: true, inFlight: true })).toEqual({ state: 'sending' })
  })

  test('is "sent" at the server\'s time with a receipt and nothing waiting', () => {
    expect(entryState({ ...trace, receivedAt })).toEqual({ state: 'sent', at: receivedAt })
  })

  test('is "needs attention" with the reason when rejected, even if an earlier change was received', () => {
    expect(entryState({ ...trace, rejected: 'too_large', receivedAt, queued: true })).toEqual({
      state: 'needs-attention',
      code: 'too_large',
    })
  })

  test('shows that it waits for the sign-in when the session has ended', () => {
    expect(entryState({ ...trace, queued: true, reach: 'signed-out' })).toEqual({
      state: 'waiting-for-sign-in',
    })
  })

  test('shows that it is kept, without a request to sign in, when the phone was signed out from another device', () => {
    expect(entryState({ ...trace, queued: true, reach: 'revoked' })).toEqual({ state: 'saved' })
  })

  test('is not "sent" for a change after the receipt, until that change is sent', () => {
    expect(entryState({ ...trace, queued: true, receivedAt })).toEqual({ state: 'saved' })
  })

  test('is empty, never "sent", when nothing is known', () => {
    expect(entryState(trace)).toBeUndefined()
    expect(entryState({ ...trace, inFlight: true })).toBeUndefined()
  })

  test('is "sent" only with a receipt and with no change waiting or rejected', () => {
    fc.assert(
      fc.property(anyTrace, (facts) => {
        const isSent = facts.receivedAt !== undefined && !facts.queued && facts.rejected === undefined
        expect(entryState(facts)?.state === 'sent').toBe(isSent)
      }),
    )
  })
})

describe('the sync status sentence', () => {
  const calm: SyncFacts = {
    pending: 0,
    attention: 0,
    oldestPendingAt: undefined,
    channel: { ...initialSyncChannel, reach: 'ok', lastContactAt: now },
    saysOffline: false,
  }
  const waitingSince = (ageMs: number, reach: SyncChannel['reach'] = 'unreachable'): SyncFacts => ({
    ...calm,
    pending: 1,
    oldestPendingAt: now - ageMs,
    channel: { ...calm.channel, reach },
  })

  test('shows that all is sent when everything arrived', () => {
    expect(syncStatus(calm, now)).toEqual({ id: 'all-sent', tone: 'calm', canSyncNow: false })
  })

  test('does not claim on a new phone without contact that all is sent', () => {
    expect(syncStatus({ ...calm, channel: initialSyncChannel }, now)).toMatchObject({
      id: 'nothing-yet',
      tone: 'calm',
    })
  })

  test('shows an entry that needs attention before every other status', () => {
    expect(syncStatus({ ...waitingSince(0, 'portal'), attention: 1, saysOffline: true }, now)).toMatchObject({
      id: 'attention',
      tone: 'amber',
    })
  })

  test('is red when an entry needs attention and others have waited for three days', () => {
    expect(syncStatus({ ...waitingSince(hours(73)), attention: 1 }, now)).toMatchObject({
      id: 'attention',
      tone: 'red',
    })
  })

  test('shows that there is no signal, even with nothing waiting', () => {
    expect(syncStatus({ ...calm, saysOffline: true }, now)).toEqual({
      id: 'offline',
      tone: 'notice',
      canSyncNow: false,
    })
    expect(syncStatus({ ...waitingSince(0, 'signed-out'), saysOffline: true }, now).id).toBe('offline')
  })

  test.each(['portal', 'unreachable', 'signed-out', 'revoked', 'update-needed'] as const)(
    'shows that entries wait because of %s',
    (reach) => {
      expect(syncStatus(waitingSince(0, reach), now)).toMatchObject({ id: reach, tone: 'notice' })
    },
  )

  test.each(['signed-out', 'revoked'] as const)(
    'does not claim on a phone that is %s with nothing to send that all is well, because messages do not arrive',
    (reach) => {
      const refused = { ...calm, channel: { ...calm.channel, reach } }
      expect(syncStatus(refused, now)).toEqual({ id: reach, tone: 'notice', canSyncNow: false })
      expect(syncStatus({ ...refused, saysOffline: true }, now).id).toBe('offline')
    },
  )

  test.each(['ok', 'unknown'] as const)('shows waiting entries as waiting when the reach is %s', (reach) => {
    expect(syncStatus(waitingSince(0, reach), now)).toMatchObject({ id: 'waiting', canSyncNow: true })
  })

  test('shows on a phone that is not linked only that, without a warning after any wait and without "Sync now"', () => {
    const weekOld = { ...waitingSince(hours(200), 'unknown'), isUnlinked: true }
    expect(syncStatus(weekOld, now)).toEqual({ id: 'not-linked', tone: 'calm', canSyncNow: false })
    expect(syncStatus({ ...weekOld, saysOffline: true }, now).id).toBe('not-linked')
    expect(syncStatus({ ...weekOld, attention: 1 }, now)).toMatchObject({ id: 'attention', tone: 'amber' })
  })

  test('offers "Sync now" only when it could help', () => {
    expect(syncStatus(waitingSince(0, 'unreachable'), now).canSyncNow).toBe(true)
    expect(syncStatus(waitingSince(0, 'update-needed'), now).canSyncNow).toBe(false)
    expect(syncStatus(waitingSince(0, 'signed-out'), now).canSyncNow).toBe(true)
    expect(syncStatus(waitingSince(0, 'revoked'), now).canSyncNow).toBe(false)
    expect(syncStatus({ ...waitingSince(0), saysOffline: true }, now).canSyncNow).toBe(false)
  })

  test('is amber after waiting for an hour with connection or a day without, and red after three days', () => {
    expect(syncStatus(waitingSince(hours(1), 'ok'), now).tone).toBe('notice')
    expect(syncStatus(waitingSince(hours(1) + 1, 'ok'), now).tone).toBe('amber')
    expect(syncStatus(waitingSince(hours(24)), now).tone).toBe('notice')
    expect(syncStatus(waitingSince(hours(24) + 1), now).tone).toBe('amber')
    expect(syncStatus(waitingSince(hours(72)), now).tone).toBe('amber')
    expect(syncStatus(waitingSince(hours(72) + 1), now).tone).toBe('red')
  })

  test('shows no warning about an entry dated in the future', () => {
    expect(syncStatus(waitingSince(hours(-80)), now).tone).toBe('notice')
  })

  test('shows "all sent" only when nothing waits or needs attention and the server accepts this phone', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { id, tone } = syncStatus(facts, now)
        const isRefused = ['signed-out', 'revoked'].includes(facts.channel.reach)
        if (facts.pending > 0 || facts.attention > 0 || isRefused) {
          expect(id).not.toBe('all-sent')
          expect(tone).not.toBe('calm')
        }
      }),
    )
  })
})
