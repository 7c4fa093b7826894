import { patientId } from '@second-wind/core/platform/ids'
import { pullPath } from '@second-wind/core/sync/protocol'
import { initialSyncChannel } from '@second-wind/core/sync/sync-channel'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import { readSessionState } from '../../../../../web/src/data/local/account/session-state.ts'
import { wipeDevice, onDeviceWiped } from '../../../../../web/src/data/local/account/wipe-device.ts'
import { getDeviceId, readChannel } from '../../../../../web/src/data/local/database/meta.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { aMessage } from '../../../../fixtures/a-message.ts'
import { json, serverTime } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { logEntries } from '../records/logged-entries.ts'
import { withFakeSessionServer } from './fake-session-server.ts'
import '../../../../support/real-mode.ts'

const db = withFreshDatabase()
const server = withFakeSessionServer()

beforeEach(() => claimAccount({ patientId: patientId.parse(7) }))

const recordsLeft = async () => {
  const tables = db.tables.filter(({ name }) => name !== 'meta')
  const counts = await Promise.all(tables.map((table) => table.count()))
  return counts.reduce((sum, count) => sum + count, 0)
}

describe('a wipe', () => {
  test('an app closed during a wipe explains it at the next start', async () => {
    await logEntries(2)
    vi.spyOn(db, 'delete').mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    await expect(wipeDevice()).rejects.toThrow('closed')
    expect(await recordsLeft()).toBe(0)
    expect(await readSessionState()).toBe('wiped')
  })

  test('page and worker that learn of a wipe at once wipe once, so the explanation stays readable', async () => {
    const deletion = vi.spyOn(db, 'delete').mockClear()
    const told = vi.fn()
    const stop = onDeviceWiped(told)
    await Promise.all([wipeDevice(), wipeDevice()])
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    expect(deletion).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledTimes(1)
    expect(await readSessionState()).toBe('wiped')
    stop()
  })

  test('a response requested before the wipe is not stored', async () => {
    const path = `${pullPath}?deviceId=${await getDeviceId()}`
    const change = { seq: 1, entity: 'messages', entityId: aMessage().id, row: aMessage() }
    server().others[`GET ${path}`] = async () => {
      await wipeDevice()
      return json({ changes: [change], nextCursor: 'e1.1', hasMore: false, serverTime })
    }
    await flushOutbox({ skipBackoff: true })
    expect(await recordsLeft()).toBe(0)
    expect(await readSessionState()).toBe('wiped')
    expect(await readChannel()).toEqual(initialSyncChannel)
  })

  test('a late reply about the previous account does not hide the reason for the wipe', async () => {
    server().session = { state: 'none' }
    server().others['POST /api/session/reopen'] = async () => {
      await wipeDevice()
      return json({ error: { code: 'unauthorised', message: 'No' } }, 401)
    }
    await flushOutbox({ skipBackoff: true })
    expect(await readSessionState()).toBe('wiped')
  })
})
