import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUpBeforeMigrating } from '@second-wind/api/ops/backup/back-up-before-migrating'
import { readManifest } from '@second-wind/api/ops/backup/manifest'
import { verifyChain } from '@second-wind/api/platform/audit/verify-chain'
import type { Db } from '@second-wind/api/platform/db/database'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { migrateToOlderSchema } from '../../platform/db/migrate-to-older-schema.ts'

const nowMs = Date.parse('2026-11-22T14:30:00.000Z')
const before = [
  '0001-init',
  '0002-alert-rules',
  '0003-edits-and-measurements',
  '0004-alerts-messages-audit',
] as const

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-upgrade-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A row of the audit log as the release of that schema wrote it. */
async function oldLook(db: Db): Promise<void> {
  const start = '0'.repeat(64)
  const fields = [1, '2026-11-20T18:00:00.000Z', 'clinician', 1, 'record.read', 1, null, 'done', null]
  const hash = createHash('sha256')
    .update(start + JSON.stringify(fields))
    .digest('hex')
  await sql`insert into audit values (${sql.join([...fields, start, hash])})`.execute(db)
  await sql`insert into meta values ('audit_head', ${JSON.stringify({ seq: 1, hash })})`.execute(db)
}

describe('a new release', () => {
  test('copies the database first when its schema is another, and not when it is the same', async () => {
    const file = join(folder, 'second-wind.sqlite')
    const { db, close } = openDatabase(file)
    await migrateToOlderSchema(db, [...before])
    await insertMissingMeta(db, { mode: 'real', epoch: 'a' })
    await oldLook(db)
    await backUpBeforeMigrating(db, file, nowMs)
    const copies = () => readdirSync(join(folder, 'backups')).filter((name) => name.endsWith('.sqlite'))
    expect(copies()).toHaveLength(1)
    const manifest = readManifest(join(folder, 'backups', copies()[0] ?? ''))
    expect(manifest).toMatchObject({ schema: before.at(-1), rows: { patients: 1 } })

    await migrateToLatest(db)
    await backUpBeforeMigrating(db, file, nowMs + 1_000)
    expect(copies()).toHaveLength(1)
    expect(await verifyChain(db)).toMatchObject({ isWhole: true, head: { seq: 1 } })
    await close()
  })
})
