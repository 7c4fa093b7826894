import { patientId } from '@second-wind/core/platform/ids'
import { initialSyncChannel } from '@second-wind/core/sync/sync-channel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimAccount } from '../../../../web/src/data/local/account/account.ts'
import { writeMeta } from '../../../../web/src/data/local/database/meta.ts'
import { findUpdateBlocker } from '../../../../web/src/data/pwa/update-blocker.ts'
import { withFreshDatabase } from '../local/fresh-database.ts'
import { logEntries } from '../local/records/logged-entries.ts'

vi.mock('../../../../web/src/data/local/account/auth-mode.ts', () => ({ authMode: 'real' }))

const db = withFreshDatabase()
beforeEach(() => logEntries(2))
afterEach(() => vi.restoreAllMocks())

const link = () => claimAccount({ patientId: patientId.parse(7) })

test('entries being sent are finished before the app is replaced', async () => {
  await link()
  expect(await findUpdateBlocker()).toBe('unsent')
})

test('a phone linked to no clinic sends nothing and still gets its new version', async () => {
  expect(await findUpdateBlocker()).toBeUndefined()
})

test.each(['signed-out', 'revoked', 'update-needed'] as const)(
  'a phone that cannot send (%s) gets its new version',
  async (reach) => {
    await link()
    await writeMeta('channel', { ...initialSyncChannel, reach })
    expect(await findUpdateBlocker()).toBeUndefined()
  },
)

test('a phone whose storage cannot be read gets its new version, which may help', async () => {
  await link()
  vi.spyOn(db.outbox, 'count').mockRejectedValue(new Error('disk'))
  expect(await findUpdateBlocker()).toBeUndefined()
})
