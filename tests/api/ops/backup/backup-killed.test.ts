import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { listBackups } from '@second-wind/api/ops/backup/backup-folder'
import { makeBackup } from '@second-wind/api/ops/backup/make-backup'
import { verifyBackup } from '@second-wind/api/ops/backup/verify-backup'
import { lockDatabase } from '@second-wind/api/platform/db/database-lock'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { patientId } from '@second-wind/core/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProfile } from '../../../fixtures/personas.ts'
import { createDatabaseFile } from '../../platform/db/create-database-file.ts'

const main = resolve(import.meta.dirname, '../../../../api/src/ops/admin/main.ts')
const nowMs = Date.parse('2026-11-22T14:30:00.000Z')
/** Parts of the time that the whole work takes; the last ones are after its start-up. */
const moments = [0.6, 0.75, 0.85, 0.92, 0.97]

let folder: string
let database: string
let backup: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-killed-'))
  database = join(folder, 'second-wind.sqlite')
  await createDatabaseFile(database, { patients: 2_000 })
  backup = (await makeBackup(database, join(folder, 'backups'), nowMs)).file
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command and kills it; without `killAfterMs` it may finish. Answers how long it took. */
async function admin(args: string[], killAfterMs?: number): Promise<number> {
  const startedMs = performance.now()
  const env = { ...process.env, DATA_DIR: folder }
  const child = spawn(process.execPath, [main, ...args], { env, stdio: 'ignore' })
  const exited = once(child, 'exit')
  if (killAfterMs !== undefined) {
    await Promise.race([exited, setTimeout(killAfterMs)])
    child.kill('SIGKILL')
  }
  await exited
  return performance.now() - startedMs
}

/** How many patients the database has, after it was read from end to end. */
async function patientsInWholeDatabase(): Promise<unknown> {
  const { db, close } = openDatabase(database)
  const { rows: found } = await sql`pragma integrity_check`.execute(db)
  expect(found).toEqual([{ integrity_check: 'ok' }])
  const { rows } = await sql<{ count: number }>`select count(*) as count from patients`.execute(db)
  await close()
  return rows[0]?.count
}

describe('a backup killed at any moment', () => {
  test('leaves the database whole and only complete copies', async () => {
    const wholeMs = await admin(['backup'])
    for (const moment of moments) {
      await admin(['backup'], wholeMs * moment)
      expect(await patientsInWholeDatabase()).toBe(2_000)
      for (const { name } of listBackups(join(folder, 'backups')))
        await verifyBackup(join(folder, 'backups', name))
    }
  })
})

describe('a restore killed at any moment', () => {
  test('leaves the old or the new database, and can be run again', async () => {
    const wholeMs = await admin(['restore', backup])
    for (const moment of moments) {
      await addAPatient()
      await admin(['restore', backup], wholeMs * moment)
      expect([2_000, 2_001]).toContain(await patientsInWholeDatabase())
      const letGo = lockDatabase(database)
      expect(letGo).toBeDefined()
      letGo?.()
    }
    await admin(['restore', backup])
    expect(await patientsInWholeDatabase()).toBe(2_000)
  })
})

/** To distinguish the old database from the new one. */
async function addAPatient(): Promise<void> {
  const { db, close } = openDatabase(database)
  await insertPatient(db, patientId.parse(10_000), aProfile(), '2026-11-22T09:00:00.000Z').catch(() => {
    // There since the round before.
  })
  await close()
}
