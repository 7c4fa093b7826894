import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '@second-wind/api/ops/backup/make-backup'
import { restoreBackup } from '@second-wind/api/ops/backup/restore-backup'
import { verifyChain } from '@second-wind/api/platform/audit/verify-chain'
import { lockDatabase } from '@second-wind/api/platform/db/database-lock'
import { getMeta } from '@second-wind/api/platform/db/meta.repo'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { sql } from 'kysely'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseFile } from '../../platform/db/create-database-file.ts'

const nowMs = Date.parse('2026-11-22T14:30:00.000Z')

let folder: string
let database: string
let backup: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-restore-'))
  database = join(folder, 'second-wind.sqlite')
  await createDatabaseFile(database, { patients: 2 })
  backup = (await makeBackup(database, join(folder, 'backups'), nowMs)).file
  await rename('later')
})
afterEach(() => rmSync(folder, { recursive: true }))

const restore = (mode: 'demo' | 'real' = 'demo') => restoreBackup(backup, { database, mode, nowMs })

async function rename(name: string): Promise<void> {
  const { db, close } = openDatabase(database)
  await sql`update patients set name = ${name} where id = 1`.execute(db)
  await close()
}

async function nameIn(file: string): Promise<unknown> {
  const { db, close } = openDatabase(file)
  const { rows } = await sql<{ name: string }>`select name from patients where id = 1`.execute(db)
  await close()
  return rows[0]?.name
}

describe('restoring a backup', () => {
  test('after a restore the database is as it was, with a new epoch, and the replaced one is kept', async () => {
    const { replaced, epoch } = await restore()
    expect(await nameIn(database)).toBe('Amina Yusuf')
    expect(await nameIn(replaced ?? '')).toBe('later')

    const { db, close } = openDatabase(database)
    expect(epoch).not.toBe('epoch-of-the-server')
    expect(await getMeta(db, 'epoch')).toBe(epoch)
    await close()
  })

  test('the restore is in the audit log, whose chain is still whole', async () => {
    await restore()
    const { db, close } = openDatabase(database)
    expect(await verifyChain(db)).toMatchObject({ isWhole: true, head: { seq: 4 } })
    const { rows } = await sql`select actor_kind, action from audit where seq = 4`.execute(db)
    expect(rows).toEqual([{ actor_kind: 'operator', action: 'backup.restore' }])
    await close()
  })

  test("the old file's write-ahead log is never applied to the new file", async () => {
    const server = openDatabase(database)
    await sql`update patients set name = 'only in the log' where id = 1`.execute(server.db)
    const [main, log] = [readFileSync(database), readFileSync(`${database}-wal`)]
    await server.close()
    // As after a power cut: the change is in the log, not yet in the file.
    writeFileSync(database, main)
    writeFileSync(`${database}-wal`, log)

    const { replaced } = await restore()
    expect(readdirSync(folder).filter((name) => /-(wal|shm)$|\.incoming|\.partial/.test(name))).toEqual([])
    expect(await nameIn(database)).toBe('Amina Yusuf')
    expect(await nameIn(replaced ?? '')).toBe('only in the log')
  })
})

describe('databases in use', () => {
  test('while a server has the database open a restore is refused, and afterwards it succeeds', async () => {
    const letGo = lockDatabase(database)
    await expect(restore()).rejects.toThrow('The server is running on this database')
    letGo?.()
    await restore()
  })

  test('a restore is refused while another program reads the database', async () => {
    const server = openDatabase(database)
    await sql`update patients set name = 'newer' where id = 1`.execute(server.db)
    const reader = openDatabase(database)
    await sql`begin`.execute(reader.db)
    await sql`select * from patients`.execute(reader.db)
    await sql`update patients set name = 'newest' where id = 1`.execute(server.db)
    await server.close()
    await expect(restore()).rejects.toThrow('Another program has this database open')
    await reader.close()
    expect(await nameIn(database)).toBe('newest')
  })
})

describe('refused backups', () => {
  test.each([
    ['of the other mode', () => restore('real'), 'was made with AUTH_MODE=demo'],
    [
      'that was changed',
      () => (spoil(backup), restore()),
      'does not match its manifest: the size or SHA-256 differs',
    ],
    [
      'without a manifest',
      () => (rmSync(`${backup}.json`), restore()),
      'without it the backup cannot be checked',
    ],
  ])('a backup %s is refused, and the database stays', async (_, attempt, sentence) => {
    const before = readFileSync(database)
    await expect(attempt()).rejects.toThrow(sentence)
    expect(readFileSync(database).equals(before)).toBe(true)
  })

  test('a backup of a newer release is refused', async () => {
    const { db, close } = openDatabase(database)
    await sql`insert into kysely_migration values ('9999-tomorrow', '2027-01-01')`.execute(db)
    await close()
    backup = (await makeBackup(database, join(folder, 'backups'), nowMs + 1_000)).file
    await expect(restore()).rejects.toThrow('made by a newer release (9999-tomorrow)')
  })
})

describe('damaged and missing databases', () => {
  test('a damaged database can be replaced and is kept for inspection', async () => {
    writeFileSync(database, 'not a database')
    const { replaced } = await restore()
    expect(await nameIn(database)).toBe('Amina Yusuf')
    expect(readFileSync(replaced ?? '', 'utf8')).toBe('not a database')
  })

  test('a restore on a new computer has no earlier database to keep', async () => {
    database = join(folder, 'elsewhere.sqlite')
    expect(await restore()).toMatchObject({ replaced: undefined })
    expect(existsSync(database)).toBe(true)
  })
})

function spoil(file: string): void {
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(9_000) ^ 1, 9_000)
  writeFileSync(file, bytes)
}
