import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AuditError } from '@second-wind/api/platform/audit/audit-error'
import type { Db } from '@second-wind/api/platform/db/database'
import { inTransaction, type Retrying, type Trx } from '@second-wind/api/platform/db/in-transaction'
import { findMeta, putMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { ApiError } from '@second-wind/api/platform/errors'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPrepared } from '../../../support/open-demo-api.ts'

let db: Db
let close: () => Promise<void>
beforeEach(() => {
  ;({ db, close } = openPrepared('twoPatients'))
})
afterEach(() => close())

const storageError = (code: string) => Object.assign(new Error(code), { code })
const conflict = () => storageError('SQLITE_BUSY')

/** Waits on no clock but its own, and notes how long. */
function retryingWith(changes: Partial<Retrying> = {}) {
  const waitsMs: number[] = []
  let nowMs = 0
  const sleep = async (ms: number) => {
    waitsMs.push(ms)
    nowMs += ms
  }
  const usual = { maxTries: 5, withinMs: 3_000, firstWaitMs: 20, now: () => nowMs, random: () => 0.5, sleep }
  return { waitsMs, retrying: { ...usual, ...changes } }
}

/** Writes, then fails with each of these errors in turn, and then succeeds. */
function failingWith(errors: unknown[]) {
  const left = [...errors]
  const found: unknown[] = []
  const work = async (trx: Trx) => {
    found.push(await findMeta(trx, 'heartbeat'))
    await putMeta(trx, 'heartbeat', 'now')
    const [error] = left.splice(0, 1)
    if (error !== undefined) throw error
    return found.length
  }
  return { found, work }
}

describe('work that met another writer', () => {
  test('is done again from its start, and what it had written is gone', async () => {
    const { found, work } = failingWith([conflict(), conflict()])
    const { waitsMs, retrying } = retryingWith()
    const tries = await inTransaction(db, undefined, work, retrying)
    expect(tries).toBe(found.length)
    expect(found.every((earlier) => earlier === undefined)).toBe(true)
    expect(await findMeta(db, 'heartbeat')).toBe('now')
    expect(waitsMs).toEqual([10, 20])
  })

  test('is done again when the audit log was what it met', async () => {
    const { work } = failingWith([new AuditError(storageError('SQLITE_BUSY_SNAPSHOT'))])
    const { waitsMs, retrying } = retryingWith()
    await inTransaction(db, undefined, work, retrying)
    expect(waitsMs).toHaveLength(1)
  })

  test('fails after the last try with the error of the storage, and leaves nothing', async () => {
    const { work } = failingWith(Array.from({ length: 9 }, conflict))
    const { waitsMs, retrying } = retryingWith({ maxTries: 3 })
    await expect(inTransaction(db, undefined, work, retrying)).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    expect(waitsMs).toHaveLength(2)
    expect(await findMeta(db, 'heartbeat')).toBeUndefined()
  })

  test('is not begun again when the time is over', async () => {
    const { work } = failingWith(Array.from({ length: 9 }, conflict))
    const { waitsMs, retrying } = retryingWith({ withinMs: 25 })
    await expect(inTransaction(db, undefined, work, retrying)).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    expect(waitsMs).toEqual([10, 20])
  })

  test('succeeds when the other writer has finished meanwhile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'second-wind-transaction-'))
    const file = join(folder, 'a.sqlite')
    const shared = openDatabase(file)
    await migrateToLatest(shared.db)
    await sql`pragma busy_timeout = 0`.execute(shared.db)
    const other = new SqliteDatabase(file)
    other.prepare('begin immediate').run()
    const { waitsMs, retrying } = retryingWith()
    const sleep = async (ms: number) => {
      await retrying.sleep(ms)
      if (waitsMs.length === 2) other.prepare('rollback').run()
    }
    const write = (trx: Trx) => putMeta(trx, 'heartbeat', 'now')
    await inTransaction(shared.db, undefined, write, { ...retrying, sleep })
    expect(await findMeta(shared.db, 'heartbeat')).toBe('now')
    other.close()
    await shared.close()
    rmSync(folder, { recursive: true })
  })
})

describe('work that fails for another reason', () => {
  test.each([new ApiError('conflict'), storageError('SQLITE_FULL'), storageError('SQLITE_CONSTRAINT')])(
    'is not done again: %s',
    async (error) => {
      const { work } = failingWith([error, error])
      const { waitsMs, retrying } = retryingWith()
      await expect(inTransaction(db, undefined, work, retrying)).rejects.toBe(error)
      expect(waitsMs).toEqual([])
      expect(await findMeta(db, 'heartbeat')).toBeUndefined()
    },
  )
})
