import { sessionEndBody, type SessionEndBody } from '@second-wind/core/access/contract/session'
import { patientId } from '@second-wind/core/platform/ids'
import { beforeEach, describe, expect, test } from 'vitest'
import { claimAccount, readAccountId } from '../../../../../web/src/data/local/account/account.ts'
import { savePendingSignOut } from '../../../../../web/src/data/local/account/pending-sign-out.ts'
import { signOutAndWipe } from '../../../../../web/src/data/local/account/sign-out-and-wipe.ts'
import { getDeviceId } from '../../../../../web/src/data/local/database/meta.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { readSyncFacts } from '../../../../../web/src/data/local/outbox/sync-facts.ts'
import { withMemoryCaches } from '../../../../support/memory-cache-storage.ts'
import { json } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { logEntries } from '../records/logged-entries.ts'
import { withFakeSessionServer } from './fake-session-server.ts'
import '../../../../support/real-mode.ts'

const db = withFreshDatabase()
const caches = withMemoryCaches()
const server = withFakeSessionServer()
const amina = patientId.parse(7)
const ben = patientId.parse(8)

let deviceId: string
let hasSignal: boolean
let isCookieKept: boolean
let told: SessionEndBody[]
beforeEach(async () => {
  await claimAccount({ patientId: amina })
  deviceId = await getDeviceId()
  hasSignal = true
  isCookieKept = true
  told = []
  server().others['POST /api/session/end'] = async ({ body }) => {
    if (!hasSignal) throw new TypeError('Failed to fetch')
    told.push(sessionEndBody.parse(await new Response(body ?? null).json()))
    return json({ isEnded: isCookieKept })
  }
})

const isOwed = () => caches().has('second-wind-sign-out')
const rowsLeft = async () => {
  const counts = await Promise.all(db.tables.map(async (table) => [table.name, await table.count()]))
  return counts.filter(([, count]) => count !== 0)
}

describe('signing out with signal', () => {
  test('empties the phone, and the server ends its session', async () => {
    caches().set('second-wind-pack.library.1', new Map())
    expect(await signOutAndWipe({ force: false })).toBe('confirmed')
    expect(told).toEqual([{ deviceId, isLate: false }])
    expect(await readAccountId()).toBeUndefined()
    expect(await rowsLeft()).toEqual([['meta', 1]])
    expect([...caches().keys()]).toEqual([])
  })

  test('does not happen while changes are unsent, and the server is not informed', async () => {
    await logEntries(1)
    expect(await signOutAndWipe({ force: false })).toBe('unsent')
    expect(await readSyncFacts()).toMatchObject({ pending: 1 })
    expect([isOwed(), told]).toEqual([false, []])
    expect(await signOutAndWipe({ force: true })).toBe('confirmed')
    expect(await readSyncFacts()).toMatchObject({ pending: 0 })
  })
})

describe('signing out without signal', () => {
  let left: string
  beforeEach(async () => {
    hasSignal = false
    left = await signOutAndWipe({ force: false })
  })

  test('leaves only an anonymous number on the phone', async () => {
    expect(left).toBe('pending')
    expect(await rowsLeft()).toEqual([['meta', 1]])
    const kept = [...(caches().get('second-wind-sign-out')?.values() ?? [])]
    expect(await Promise.all(kept.map(async (note) => note.clone().json()))).toEqual([{ deviceId }])
    expect(await getDeviceId()).not.toBe(deviceId)
  })

  test('reaches the server once with the next flush and deletes nothing newer', async () => {
    await flushOutbox({ skipBackoff: true })
    expect(isOwed()).toBe(true)
    await logEntries(1)
    hasSignal = true
    await flushOutbox({ skipBackoff: true })
    await flushOutbox({ skipBackoff: true })
    expect(told).toEqual([{ deviceId, isLate: true }])
    expect(isOwed()).toBe(false)
    expect(await readSyncFacts()).toMatchObject({ pending: 1 })
  })

  test("is sent before the next person's changes, for the previous device id only", async () => {
    await claimAccount({ patientId: ben })
    server().session = { state: 'fresh', patientId: ben }
    await logEntries(1)
    hasSignal = true
    isCookieKept = false
    await flushOutbox({ skipBackoff: true })
    expect(told).toEqual([{ deviceId, isLate: true }])
    expect(server().requests.indexOf('/api/session/end')).toBeLessThan(
      server().requests.indexOf('/api/sync/push'),
    )
    expect(server().pushes.map(({ ownerId }) => ownerId)).toEqual([ben])
    expect(isOwed()).toBe(false)
  })
})

describe('when signing out is not complete', () => {
  test('an app closed before the deletion is still signed in and has not informed the server', async () => {
    await savePendingSignOut(deviceId)
    await flushOutbox({ skipBackoff: true })
    expect(told).toEqual([])
    expect(isOwed()).toBe(false)
    expect(await readAccountId()).toBe(amina)
  })

  test('a lost cookie is reported as not proven', async () => {
    isCookieKept = false
    expect(await signOutAndWipe({ force: false })).toBe('unknown')
    expect(isOwed()).toBe(false)
  })

  test('a phone that cannot store the note does not promise to inform the server', async () => {
    hasSignal = false
    Reflect.deleteProperty(globalThis, 'caches')
    expect(await signOutAndWipe({ force: false })).toBe('unknown')
    expect(await rowsLeft()).toEqual([['meta', 1]])
  })

  test('a phone without an account has no session to end', async () => {
    await db.meta.delete('account')
    expect(await signOutAndWipe({ force: false })).toBe('deleted')
    expect(told).toEqual([])
  })
})
