import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTransaction } from '@second-wind/api/platform/db/in-transaction'
import { putMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { type OpenDatabase, openDatabase } from '@second-wind/api/platform/db/open-database'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let folder: string
let file: string
let database: OpenDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-driver-'))
  file = join(folder, 'second-wind.sqlite')
  database = openDatabase(file)
  await migrateToLatest(database.db)
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const readEpoch = () => database.db.selectFrom('meta').select('value').where('key', '=', 'epoch').execute()

/** A transaction that has written and is not over. */
async function startWriting(value: string) {
  let commit = () => {}
  const over = new Promise<void>((done) => (commit = done))
  let hasWritten = () => {}
  const written = new Promise<void>((done) => (hasWritten = done))
  const ended = inTransaction(database.db, undefined, async (trx) => {
    await putMeta(trx, 'epoch', value)
    hasWritten()
    await over
  })
  await written
  return { commit, ended }
}

describe('a read outside of transactions', () => {
  test('waits for no transaction, and sees what it wrote once it is committed', async () => {
    const { commit, ended } = await startWriting('a')
    expect(await readEpoch()).toEqual([])
    commit()
    await ended
    expect(await readEpoch()).toEqual([{ value: 'a' }])
  })

  test('sees what was written outside of a transaction', async () => {
    await putMeta(database.db, 'epoch', 'b')
    expect(await readEpoch()).toEqual([{ value: 'b' }])
  })
})

describe('transactions', () => {
  test('go one after the other, in the order in which they came', async () => {
    const order: string[] = []
    const first = await startWriting('first')
    const others = ['second', 'third', 'fourth'].map((value) =>
      inTransaction(database.db, undefined, async (trx) => {
        await putMeta(trx, 'epoch', value)
        order.push(value)
      }),
    )
    order.push('first')
    first.commit()
    await Promise.all([first.ended, ...others])
    expect(order).toEqual(['first', 'second', 'third', 'fourth'])
    expect(await readEpoch()).toEqual([{ value: 'fourth' }])
  })

  test('go on after a transaction that failed, and after one that could not begin', async () => {
    const failing = inTransaction(database.db, undefined, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')

    await sql`pragma busy_timeout = 0`.execute(database.db)
    const other = new SqliteDatabase(file)
    other.exec('begin immediate')
    const kept = inTransaction(database.db, undefined, (trx) => putMeta(trx, 'epoch', 'c'))
    await expect(kept).rejects.toThrow('database is locked')
    other.exec('rollback')
    other.close()

    await inTransaction(database.db, undefined, (trx) => putMeta(trx, 'epoch', 'd'))
    expect(await readEpoch()).toEqual([{ value: 'd' }])
  })
})
