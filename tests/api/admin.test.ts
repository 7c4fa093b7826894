import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writeAudit } from '@second-wind/api/audit/write-audit'
import { migrateToLatest } from '@second-wind/api/db/migrate'
import { openDatabase } from '@second-wind/api/db/open'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

const main = resolve(import.meta.dirname, '../../api/src/admin/main.ts')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-admin-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const database = () => openDatabase(join(folder, 'second-wind.sqlite'))

/** A database in which three looks were written down. */
async function threeLooks(): Promise<void> {
  const { db, close } = database()
  await migrateToLatest(db)
  await db.transaction().execute(async (trx) => {
    for (const patientId of [1, 2, 1]) {
      const actor = { kind: 'clinician', id: 1 } as const
      await writeAudit(trx, { at: '2026-11-20T18:00:00.000Z', actor, action: 'record.read', patientId })
    }
  })
  await close()
}

/** As a person runs it. */
function admin(...words: string[]) {
  const env = { ...process.env, DATA_DIR: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { env, encoding: 'utf8' })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

test('a whole log is said to be OK, with the count and a head to keep', async () => {
  await threeLooks()
  const { status, stdout } = admin('audit', 'verify')
  expect(status).toBe(0)
  const head = /^OK: 3 rows\..* (3:[0-9a-f]{64})$/.exec(stdout)?.[1]
  expect(head).toBeDefined()
  expect(admin('audit', 'verify', head ?? '')).toMatchObject({ status: 0 })
})

test('a log that was changed is BROKEN at a row, and the command fails', async () => {
  await threeLooks()
  const { db, close } = database()
  await sql`drop trigger audit_no_update`.execute(db)
  await sql`update audit set patient_id = 9 where seq = 2`.execute(db)
  await close()
  expect(admin('audit', 'verify')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'BROKEN at row 2: does not say what was written.',
  })
})

test.each([
  [
    'another command',
    ['audit', 'erase'],
    'There is no command "audit erase". The commands are: audit head, audit verify, backup, backup verify,',
  ],
  ['a head that is none', ['audit', 'verify', '3'], '"3" is not a head'],
])('%s is refused with a sentence', async (_, words, sentence) => {
  await threeLooks()
  const { status, stderr } = admin(...words)
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
})

test('where there is no database, none is made', () => {
  expect(admin('audit', 'verify')).toMatchObject({ status: 1, stdout: '' })
  expect(readdirSync(folder)).toEqual([])
})
