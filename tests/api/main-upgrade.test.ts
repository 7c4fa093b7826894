import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readManifest } from '@second-wind/api/ops/backup/manifest'
import { sha256OfFile } from '@second-wind/api/ops/backup/sha256-of-file'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { isKnownMigration, migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { migrations } from '@second-wind/api/platform/db/migrations'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateToOlderSchema } from './platform/db/migrate-to-older-schema.ts'

const inApi = (path: string) => resolve(import.meta.dirname, '../../api/src', path)

let folder: string
let file: string
let env: NodeJS.ProcessEnv
let running: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-real-upgrade-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  file = join(dataDir, 'second-wind.sqlite')
  env = {
    ...process.env,
    AUTH_MODE: 'real',
    PUBLIC_ORIGIN: 'http://localhost:8710',
    ORGANISATION: 'Leeds Chest Clinic',
    SESSION_PEPPER: 'for this test alone, never again',
    PORT: '0',
    DATA_DIR: dataDir,
  }
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running = []
  rmSync(folder, { recursive: true })
})

/** The server, once it runs; the operator's commands find it. */
async function started(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [inApi('main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    const port = /^Second Wind is running at \S+:(\d+)$/m.exec(output)?.[1]
    if (port === undefined) continue
    env['PORT'] = port
    return child
  }
  throw new Error(`the server did not start: ${output}`)
}

const admin = (...args: string[]) =>
  spawnSync(process.execPath, [inApi('ops/admin/main.ts'), ...args], { env, encoding: 'utf8' })

/** The database of the release before this one. @returns its newest migration */
async function leftByTheReleaseBefore(): Promise<string> {
  const before = Object.keys(migrations).filter(isKnown).slice(0, -1)
  const { db, close } = openDatabase(file)
  await migrateToOlderSchema(db, before)
  await insertMissingMeta(db, { mode: 'real', epoch: 'a' })
  await close()
  return before.at(-1) ?? ''
}

const isKnown = (name: string): name is keyof typeof migrations => isKnownMigration(name)

describe('a server on a database of another release', () => {
  test('copies an older one, upgrades it, becomes ready, and leaves a clean file when stopped', async () => {
    const schema = await leftByTheReleaseBefore()
    const server = await started()

    const backups = join(folder, 'data/backups')
    const copies = readdirSync(backups).filter((name) => name.endsWith('.sqlite'))
    expect(copies.map((name) => readManifest(join(backups, name)).schema)).toEqual([schema])
    expect(admin('health').stdout).toMatch(/^READY\n[^]*good\s+database is up to date: yes/)

    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    expect(server.exitCode).toBe(0)
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0)
  })

  test('refuses to start on a newer one, names the next step, and changes nothing', async () => {
    const { db, close } = openDatabase(file)
    await migrateToLatest(db)
    await insertMissingMeta(db, { mode: 'real', epoch: 'a' })
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(db)
    await close()
    const before = await sha256OfFile(file)

    const server = spawnSync(process.execPath, [inApi('main.ts')], { env, encoding: 'utf8' })
    expect(server.status).toBe(1)
    expect(server.stderr.trim()).toBe(
      'A newer release has changed this database (9999-later). Start that release, or restore the backup from before the upgrade.',
    )
    expect(await sha256OfFile(file)).toBe(before)
  })
})
