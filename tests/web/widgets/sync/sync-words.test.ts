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
  const words = syncWords(
    { id, tone, canSyncNow: false },
    { pending, attention, oldestPendingAt, channel },
    now,
  )
  return `${words.sentence} ${words.wait}`.trim()
}

describe('the sync line', () => {
  test.each<[SyncStatus['id'], Phone, string]>([
    ['all-sent', {}, 'All sent. Checked 18:02.'],
    ['all-sent', { lastSyncAt: onTuesday }, `All sent. Checked ${timeOrDate(onTuesday, now)}.`],
    ['nothing-yet', { lastSyncAt: null }, 'Nothing to send yet.'],
    ['not-linked', {}, 'Kept on this phone. Not linked to a clinic.'],
    ['not-linked', { pending: 2 }, 'Kept on this phone. Not linked to a clinic.'],
    ['waiting', { pending: 1 }, '1 entry is saved on this phone. We will send it soon.'],
    ['offline', { pending: 1 }, '1 entry is saved on this phone. We will send it when you have signal.'],
    ['offline', { pending: 2 }, '2 entries are saved on this phone. We will send them when you have signal.'],
    ['offline', {}, 'You have no signal. Everything you logged before 18:02 has been sent.'],
    [
      'offline',
      { lastSyncAt: null },
      'You have no signal. What you log is saved on this phone. Nothing has been sent yet.',
    ],
    ['portal', { pending: 2 }, 'You need to sign in to this Wi-Fi first. 2 entries are saved on this phone.'],
    ['unreachable', { pending: 1 }, 'We cannot connect right now. Your entry is saved on this phone.'],
    ['unreachable', { pending: 3 }, 'We cannot connect right now. Your 3 entries are saved on this phone.'],
    ['signed-out', { pending: 2 }, 'Sign in again to send. 2 entries are saved on this phone.'],
    ['signed-out', {}, 'Sign in again to send and to see messages. Checked 18:02.'],
    [
      'revoked',
      { pending: 2 },
      'This phone was signed out. 2 entries are saved on this phone. We cannot send them.',
    ],
    ['revoked', {}, 'This phone was signed out. What you log is not sent.'],
    [
      'update-needed',
      { pending: 1 },
      'Update Second Wind to send what you log. 1 entry is saved on this phone.',
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
    for (const id of ids) expect(sentence(id, { pending: 2 })).not.toMatch(/all sent|checked/i)
  })

  test('of an entry that waits for long shows since when', () => {
    expect(sentence('unreachable', { pending: 1, oldestPendingAt: onTuesday }, 'amber')).toBe(
      `We cannot connect right now. Your entry is saved on this phone. Not sent since ${timeOrDate(onTuesday, now)}.`,
    )
  })

  test('advises to phone after three days unsent', () => {
    expect(sentence('offline', { pending: 1, oldestPendingAt: onTuesday }, 'red')).toMatch(
      /Not sent since .+\. If your care team needs to know, call them\.$/,
    )
  })
})
