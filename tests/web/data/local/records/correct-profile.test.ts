import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { listDeadLetters } from '../../../../../web/src/data/local/outbox/dead-letters.ts'
import { NotSavedError } from '../../../../../web/src/data/local/outbox/not-saved-error.ts'
import { correctProfile } from '../../../../../web/src/data/local/records/correct-profile.ts'
import { createProfile } from '../../../../../web/src/data/local/records/create-profile.ts'
import { saveProfile } from '../../../../../web/src/data/local/records/profile.ts'
import { findProfile } from '../../../../../web/src/data/local/records/read-records.ts'
import { fullProfile } from '../../../../fixtures/full-records.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withSeededServer } from '../seeded-server.ts'

const db = withFreshDatabase()
const server = withSeededServer()
afterEach(() => vi.restoreAllMocks())
const at = captureMoment(Date.parse('2026-11-20T17:55:00Z'), 0)
const later = captureMoment(Date.parse('2026-11-20T17:58:00Z'), 0)
const sync = () => flushOutbox({ skipBackoff: true })
const readUser = async (): Promise<unknown> => (await server().api.get('/api/users/1')).json()

/** An age that no server takes, as a bug in some version might send it. */
beforeEach(async () => {
  await createProfile(fullProfile, at)
  await sync()
  await saveProfile({ age: 40, location: 'Hull' }, at)
  await db.outbox.toCollection().modify({ payload: { age: 400, location: 'Hull' } })
  await sync()
})
const refusedId = async () => (await listDeadLetters())[0]?.mutationId ?? ''

describe('correcting a rejected profile change', () => {
  test('a corrected change replaces the rejected one and is applied', async () => {
    expect(await listDeadLetters()).toMatchObject([{ kind: 'profile.patch', field: 'age' }])
    await correctProfile(await refusedId(), { age: 41, location: 'Hull' }, later)
    expect(await listDeadLetters()).toEqual([])
    expect(await findProfile()).toMatchObject({ age: 41, location: 'Hull' })
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'profile.patch', payload: { age: 41, location: 'Hull' } },
    ])
    await sync()
    expect(await listDeadLetters()).toEqual([])
    expect(await readUser()).toMatchObject({ ...fullProfile, age: 41, location: 'Hull' })
  })

  test('when the phone has no room, the rejected change is still there, and nothing else has changed', async () => {
    const [before, letters] = [await findProfile(), await listDeadLetters()]
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(correctProfile(await refusedId(), { age: 41 }, later)).rejects.toThrow(NotSavedError)
    expect(await listDeadLetters()).toEqual(letters)
    expect(await findProfile()).toEqual(before)
    expect(await db.outbox.count()).toBe(0)
  })

  test('a change that another window has settled in the meantime is saved as a normal edit', async () => {
    const id = await refusedId()
    await db.deadletter.clear()
    await correctProfile(id, { age: 41 }, later)
    await sync()
    expect(await readUser()).toMatchObject({ age: 41 })
  })
})
