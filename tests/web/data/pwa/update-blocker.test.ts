import { patientId } from '@second-wind/core/platform/ids'
import { initialSyncChannel } from '@second-wind/core/sync/sync-channel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claimAccount } from '../../../../web/src/data/local/account/account.ts'
import { writeMeta } from '../../../../web/src/data/local/database/meta.ts'
import { findUpdateBlocker } from '../../../../web/src/data/pwa/update-blocker.ts'
import { withFreshDatabase } from '../local/fresh-database.ts'
import { logEntries } from '../local/records/logged-entries.ts'
import '../../../support/real-mode.ts'

const db = withFreshDatabase()
beforeEach(() => logEntries(2))
afterEach(() => vi.restoreAllMocks())

const link = () => claimAccount({ patientId: patientId.parse(7) })

describe('a new version of the app', () => {
  test('waits until the entries being sent are finished', async () => {
    await link()
    expect(await findUpdateBlocker()).toBe('unsent')
  })

  test('is installed on a phone that is linked to no clinic and sends nothing', async () => {
    expect(await findUpdateBlocker()).toBeUndefined()
  })

  test.each(['signed-out', 'revoked', 'update-needed'] as const)(
    'is installed on a phone that cannot send (%s)',
    async (reach) => {
      await link()
      await writeMeta('channel', { ...initialSyncChannel, reach })
      expect(await findUpdateBlocker()).toBeUndefined()
    },
  )

  test('is installed on a phone whose storage cannot be read, which it may repair', async () => {
    await link()
    vi.spyOn(db.outbox, 'count').mockRejectedValue(new Error('disk'))
    expect(await findUpdateBlocker()).toBeUndefined()
  })
})
