import { initialSyncChannel } from '@second-wind/core/sync/sync-channel'
import type { SyncStatus } from '@second-wind/core/sync/sync-status'
import { describe, expect, test } from 'vitest'
import { timeOrDate } from '../../../../web/src/ui/format/uk-time.ts'
import { syncWords } from '../../../../web/src/widgets/sync/sync-words.ts'

const now = new Date(2026, 10, 20, 18, 30).getTime()
const at1802 = new Date(2026, 10, 20, 18, 2).getTime()
const onTuesday = new Date(2026, 10, 17, 9, 12).getTime()

type Phone = { pending?: number; attention?: number; lastSyncAt?: number | null; oldestPendingAt?: number }

function sentence(id: SyncStatus['id'], phone: Phone, tone: SyncStatus['tone'] = 'notice'): string {
  const { pending = 0, attention = 0, lastSyncAt = at1802, oldestPendingAt } = phone
  const channel = { ...initialSyncChannel, lastContactAt: lastSyncAt, lastSyncAt }
  return syncWords({ id, tone, canSyncNow: false }, { pending, attention, oldestPendingAt, channel }, now)
    .sentence
}

describe('the sync line', () => {
  test.each<[SyncStatus['id'], Phone, string]>([
    ['all-sent', {}, 'All sent. Last sync 18:02.'],
    ['all-sent', { lastSyncAt: onTuesday }, `All sent. Last sync ${timeOrDate(onTuesday, now)}.`],
    ['nothing-yet', { lastSyncAt: null }, 'Nothing to send yet.'],
    ['not-linked', {}, 'Kept on this phone. Not linked to a clinic.'],
    ['not-linked', { pending: 2 }, 'Kept on this phone. Not linked to a clinic.'],
    ['waiting', { pending: 1 }, '1 entry saved on this phone. Sending soon.'],
    ['offline', { pending: 1 }, '1 entry saved on this phone. Sends later.'],
    ['offline', { pending: 2 }, '2 entries saved on this phone. Sends later.'],
    ['offline', {}, 'No signal. Everything up to 18:02 is sent.'],
    ['offline', { lastSyncAt: null }, 'No signal. What you log is saved on this phone. Nothing sent yet.'],
    ['portal', { pending: 2 }, 'You need to sign in to this Wi-Fi first. 2 entries saved on this phone.'],
    ['unreachable', { pending: 1 }, 'We cannot connect right now. Your entry is saved on this phone.'],
    ['unreachable', { pending: 3 }, 'We cannot connect right now. Your 3 entries are saved on this phone.'],
    ['signed-out', { pending: 2 }, 'Sign in again to send. 2 entries saved on this phone.'],
    ['signed-out', {}, 'Sign in again to send and to see messages. Last sync 18:02.'],
    ['revoked', { pending: 2 }, 'This phone was signed out. 2 entries saved on this phone. Not sent.'],
    ['revoked', {}, 'This phone was signed out. What you log is not sent.'],
    [
      'update-needed',
      { pending: 1 },
      'Update Second Wind to send what you log. 1 entry saved on this phone.',
    ],
    ['attention', { attention: 1 }, '1 entry needs your attention.'],
    ['attention', { attention: 2 }, '2 entries need your attention.'],
  ])('of a phone that is %s with %o shows its sentence', (id, phone, text) => {
    expect(sentence(id, phone)).toBe(text)
  })

  test('never calls unsent entries sent', () => {
    const ids: SyncStatus['id'][] = [
      'offline',
      'portal',
      'unreachable',
      'signed-out',
      'revoked',
      'update-needed',
      'not-linked',
      'waiting',
    ]
    for (const id of ids) expect(sentence(id, { pending: 2 })).not.toMatch(/all sent|last sync/i)
  })

  test('of an entry that waits for long shows since when', () => {
    expect(sentence('unreachable', { pending: 1, oldestPendingAt: onTuesday }, 'amber')).toBe(
      `We cannot connect right now. Your entry is saved on this phone. Waiting since ${timeOrDate(onTuesday, now)}.`,
    )
  })

  test('advises to phone after three days unsent', () => {
    expect(sentence('offline', { pending: 1, oldestPendingAt: onTuesday }, 'red')).toMatch(
      /Waiting since .+\. If your care team needs to know, phone them\.$/,
    )
  })
})
