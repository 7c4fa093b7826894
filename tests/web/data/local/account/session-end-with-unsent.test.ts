import type { SessionReply } from '@second-wind/core/access/contract/session'
import { patientId } from '@second-wind/core/platform/ids'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import { claimAccount, readAccountId } from '../../../../../web/src/data/local/account/account.ts'
import { renewDeviceSession } from '../../../../../web/src/data/local/account/renew-device-session.ts'
import { signOutAndWipe } from '../../../../../web/src/data/local/account/sign-out-and-wipe.ts'
import { wipeDevice } from '../../../../../web/src/data/local/account/wipe-device.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { readSyncFacts } from '../../../../../web/src/data/local/outbox/sync-facts.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { logEntries } from '../records/logged-entries.ts'
import { withFakeSessionServer } from './fake-session-server.ts'
import '../../../../support/real-mode.ts'

const db = withFreshDatabase()
const server = withFakeSessionServer()
const amina = patientId.parse(7)
const ben = patientId.parse(8)
beforeEach(() => claimAccount({ patientId: amina }))

const flush = () => flushOutbox({ skipBackoff: true })
const sent = () => server().pushes.flatMap((push) => push.mutations.map(({ mutationId }) => mutationId))

const endings: SessionReply[] = [{ state: 'none' }, { state: 'dormant' }, { state: 'revoked', wipe: false }]

describe('a session that ends with unsent entries', () => {
  test.each(endings)(
    'loses nothing and sends nothing twice when it is $state between two batches',
    async (ending) => {
      const ids = await logEntries(501)
      const push = server().respond.bind(server())
      vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
        const response = await push(path, init)
        if (path.startsWith('/api/sync/push')) server().session = ending
        return response
      })
      await flush()
      expect(sent()).toHaveLength(500)
      expect(await readSyncFacts()).toMatchObject({ pending: 1 })

      vi.stubGlobal('fetch', push)
      server().session = { state: 'fresh', patientId: amina }
      await flush()
      expect(sent()).toEqual(ids)
      expect(await readSyncFacts()).toMatchObject({ pending: 0 })
    },
  )

  test('lets waiting entries be sent after signing in again, for the person who logged them', async () => {
    server().session = { state: 'none' }
    const ids = await logEntries(3)
    await flush()
    await renewDeviceSession({ recoveryCode: 'AAAA-BBBB-CCCC-DDDD' })
    await flush()
    expect(server().pushes.map(({ ownerId }) => ownerId)).toEqual([amina])
    expect(sent()).toEqual(ids)
  })

  test('never lets entries of a person who left be sent for the next person', async () => {
    await logEntries(2)
    await signOutAndWipe({ force: true })
    await claimAccount({ patientId: ben })
    server().session = { state: 'fresh', patientId: ben }
    const ids = await logEntries(1)
    await flush()
    expect(sent()).toEqual(ids)
    expect(server().pushes.map(({ ownerId }) => ownerId)).toEqual([ben])
  })

  test('sends nothing from a browser that lost the database but kept the cookie', async () => {
    await db.delete()
    await db.open()
    await logEntries(2)
    expect(await flush()).toEqual({ outcome: 'not-linked', pending: 2 })
    expect(server().pushes).toEqual([])
    expect(await readAccountId()).toBeUndefined()
  })

  test('leaves no data of the previous patient on a phone wiped as lost', async () => {
    await logEntries(2)
    await wipeDevice()
    await claimAccount({ patientId: ben })
    server().session = { state: 'fresh', patientId: ben }
    await flush()
    expect(sent()).toEqual([])
  })
})
