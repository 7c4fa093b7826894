import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '@second-wind/api/ops/backup/make-backup'
import { readManifest } from '@second-wind/api/ops/backup/manifest'
import { verifyBackup } from '@second-wind/api/ops/backup/verify-backup'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { hourMs } from '@second-wind/core/platform/moment'
import { sql } from 'kysely'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseFile } from '../../platform/db/create-database-file.ts'

const nowMs = Date.parse('2026-11-22T14:30:00.000Z')

let folder: string
let database: string
let backups: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-backup-'))
  database = join(folder, 'second-wind.sqlite')
  backups = join(folder, 'backups')
  await createDatabaseFile(database, { patients: 3 })
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('what a backup contains', () => {
  test('the manifest states what a backup contains, and only its owner can read the backup', async () => {
    const { file, manifest } = await makeBackup(database, backups, nowMs)
    expect(file).toBe(join(backups, 'second-wind-20261122T143000Z.sqlite'))
    expect(manifest).toMatchObject({
      madeAt: '2026-11-22T14:30:00.000Z',
      mode: 'demo',
      rows: { patients: 3 },
    })
    expect(manifest).toEqual(readManifest(file))
    expect(await verifyBackup(file)).toEqual(manifest)
    for (const name of [file, `${file}.json`]) expect(statSync(name).mode & 0o077).toBe(0)
  })

  test('the manifest contains no personal data', async () => {
    const { file } = await makeBackup(database, backups, nowMs)
    expect(readFileSync(`${file}.json`, 'utf8')).not.toMatch(/Amina|example\.org|Leeds/)
  })

  test('a backup made while the server writes contains everything written before it', async () => {
    const { db, close } = openDatabase(database)
    await sql`update patients set name = 'Zoe' where id = 2`.execute(db)
    const { file } = await makeBackup(database, backups, nowMs)
    await close()
    const copy = openDatabase(file)
    const { rows } = await sql`select name from patients where id = 2`.execute(copy.db)
    expect(rows).toEqual([{ name: 'Zoe' }])
    await copy.close()
  })
})

describe('refused backups', () => {
  test.each([
    ['one bit of it is another', (bytes: Buffer) => bytes.writeUInt8(bytes.readUInt8(9_000) ^ 4, 9_000)],
    ['its end is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 512)],
  ])('a backup is refused when %s', async (_, damage) => {
    const { file } = await makeBackup(database, backups, nowMs)
    const bytes = readFileSync(file)
    const damaged = damage(bytes)
    writeFileSync(file, typeof damaged === 'number' ? bytes : damaged)
    await expect(verifyBackup(file)).rejects.toThrow(
      'does not match its manifest: the size or SHA-256 differs',
    )
  })

  test('a copy without its own manifest is refused', async () => {
    const { file } = await makeBackup(database, backups, nowMs)
    const text = readFileSync(`${file}.json`, 'utf8')
    writeFileSync(`${file}.json`, text.replace('"patients": 3', '"patients": 2'))
    await expect(verifyBackup(file)).rejects.toThrow(
      'does not match its manifest: the rows or the head of the audit log differ',
    )
    rmSync(`${file}.json`)
    await expect(verifyBackup(file)).rejects.toThrow('without it the backup cannot be checked')
  })

  test('a database whose audit log was changed gets no valid backup', async () => {
    const { db, close } = openDatabase(database)
    await sql`drop trigger audit_no_update`.execute(db)
    await sql`update audit set actor_id = 9 where seq = 2`.execute(db)
    await close()
    await expect(makeBackup(database, backups, nowMs)).rejects.toThrow('audit log is broken at row 2')
    expect(readdirSync(backups).filter((name) => name.endsWith('.sqlite'))).toEqual([])
  })
})

describe('interrupted backups and erased rows', () => {
  test('leftovers of an interrupted run are deleted by the next one', async () => {
    const first = await makeBackup(database, backups, nowMs)
    const cut = join(backups, 'second-wind-20261122T143100Z.sqlite')
    writeFileSync(`${cut}.partial`, 'half')
    writeFileSync(`${cut}.json`, '{}')
    const second = await makeBackup(database, backups, nowMs + hourMs)
    expect(existsSync(`${cut}.partial`) || existsSync(`${cut}.json`)).toBe(false)
    expect([first.file, second.file].every((file) => existsSync(file) && existsSync(`${file}.json`))).toBe(
      true,
    )
  })

  test('erased rows are in no backup, not even in its free pages', async () => {
    const { db, close } = openDatabase(database)
    await sql`pragma secure_delete = 0`.execute(db)
    await sql`insert into meta values ('heartbeat', 'Quillfeather-the-erased')`.execute(db)
    await sql`delete from meta where key = 'heartbeat'`.execute(db)
    await close()
    expect(readFileSync(database).includes('Quillfeather')).toBe(true)
    const { file } = await makeBackup(database, backups, nowMs)
    expect(readFileSync(file).includes('Quillfeather')).toBe(false)
  })
})
