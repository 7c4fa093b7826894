import { patientId } from '@second-wind/core/platform/ids'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import { claimAccount, OtherAccount } from '../../../../../web/src/data/local/account/account.ts'
import { getDeviceKey } from '../../../../../web/src/data/local/account/device-key.ts'
import { readSessionState } from '../../../../../web/src/data/local/account/session-state.ts'
import { onDeviceWiped } from '../../../../../web/src/data/local/account/wipe-device.ts'
import { getDeviceId, readMeta } from '../../../../../web/src/data/local/database/meta.ts'
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
let ids: string[] = []

beforeEach(async () => {
  await claimAccount({ patientId: amina })
  ids = await logEntries(2)
})

const flush = () => flushOutbox({ skipBackoff: true })
const sent = () => server().pushes.flatMap((push) => push.mutations.map(({ mutationId }) => mutationId))
const questions = () => server().requests.filter((path) => path === '/api/session').length

describe('when the server does not accept the session', () => {
  test('a phone that lost its cookie proves its key, and everything is sent', async () => {
    server().session = { state: 'none' }
    server().key = { state: 'fresh', patientId: amina }
    expect(await flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(sent()).toEqual(ids)
    expect(await readSessionState()).toBeUndefined()
  })

  test('an unknown phone asks for its state once per flush and keeps its data', async () => {
    server().session = { state: 'none' }
    expect(await flush()).toMatchObject({ outcome: 'waiting', pending: 2 })
    expect(questions()).toBe(1)
    expect(await readSessionState()).toBe('none')
    expect(await readSyncFacts()).toMatchObject({ pending: 2, channel: { reach: 'signed-out' } })
  })

  test('after 30 days the phone still sends and asks the person to sign in again', async () => {
    server().session = { state: 'stale', patientId: amina }
    expect(await flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(sent()).toEqual(ids)
    expect(await readSessionState()).toBe('stale')
    expect(await readSyncFacts()).toMatchObject({ channel: { reach: 'ok' } })
  })

  test('a stale session from the proof of the key still sends everything', async () => {
    server().session = { state: 'none' }
    server().key = { state: 'stale', patientId: amina }
    await flush()
    expect(sent()).toEqual(ids)
    expect(await readSessionState()).toBe('stale')
    expect(questions()).toBe(1)
  })
})

describe('entries that wait for a sign-in', () => {
  test('a dormant phone keeps its entries until the person signs in, then sends them', async () => {
    server().session = { state: 'dormant' }
    expect(await flush()).toMatchObject({ outcome: 'waiting', pending: 2 })
    expect(await readSessionState()).toBe('dormant')

    server().session = { state: 'fresh', patientId: amina }
    expect(await flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(sent()).toEqual(ids)
    expect(await readSessionState()).toBeUndefined()
  })

  test('a revoked phone keeps its entries and can still log', async () => {
    server().session = { state: 'revoked', wipe: false }
    await flush()
    await logEntries(1)
    await flush()
    expect(await readSessionState()).toBe('revoked')
    expect(await readSyncFacts()).toMatchObject({ pending: 3 })
    expect(server().pushes).toEqual([])
  })

  test('entries of one account are never sent for another, and no other account can claim the phone', async () => {
    server().session = { state: 'fresh', patientId: ben }
    await flush()
    expect(server().pushes).toEqual([])
    expect(await readSyncFacts()).toMatchObject({ pending: 2 })
    await expect(claimAccount({ patientId: ben })).rejects.toThrow(OtherAccount)

    server().key = { state: 'fresh', patientId: amina }
    await flush()
    expect(server().pushes.map((push) => push.ownerId)).toEqual([amina])
    expect(sent()).toEqual(ids)
  })
})

describe('wiping', () => {
  test.each([
    ['with its cookie', { state: 'revoked', wipe: true } as const, undefined],
    ['with its key alone', { state: 'none' } as const, { state: 'revoked', wipe: true } as const],
  ])('a phone that was reported lost is wiped at its next contact, %s', async (_how, session, key) => {
    const deviceId = await getDeviceId()
    const { publicKey } = await getDeviceKey()
    server().session = session
    server().key = key
    const told = new Promise<void>((resolve) => {
      const stop = onDeviceWiped(() => {
        stop()
        resolve()
      })
    })
    await flush()
    await told
    expect(server().pushes).toEqual([])
    for (const table of db.tables.filter(({ name }) => name !== 'meta')) expect(await table.count()).toBe(0)
    expect(await readMeta('account')).toBeUndefined()
    expect(await getDeviceId()).not.toBe(deviceId)
    expect((await getDeviceKey()).publicKey).not.toEqual(publicKey)
    expect(await readSessionState()).toBe('wiped')
    expect(await flush()).toEqual({ outcome: 'not-linked', pending: 0 })
  })

  test('without a response the phone is neither wiped nor signed out', async () => {
    server().session = { state: 'dormant' }
    await flush()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await flush()
    expect(await readSessionState()).toBe('dormant')
    expect(await readSyncFacts()).toMatchObject({ pending: 2 })
  })
})
