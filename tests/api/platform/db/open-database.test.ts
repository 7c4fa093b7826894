import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertMissingMeta, getMeta } from '@second-wind/api/platform/db/meta.repo'
import { isSchemaAtHead, migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { migrations } from '@second-wind/api/platform/db/migrations'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { findPatient } from '@second-wind/api/records/profile/patients.repo'
import { listSymptoms } from '@second-wind/api/records/symptoms/symptoms.repo'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { patientOne } from '../../../support/open-demo-api.ts'
import { migrateToOlderSchema } from './migrate-to-older-schema.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-database-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => openDatabase(join(folder, 'second-wind.sqlite'))

describe('opening the database', () => {
  test('a database that is opened again still waits for the disk, with synchronous set to FULL', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { db, close } = open()
      await migrateToLatest(db)
      for (const [pragma, value] of [
        ['synchronous', 2],
        ['journal_mode', 'wal'],
        ['foreign_keys', 1],
        ['secure_delete', 1],
      ] as const) {
        const { rows } = await sql`pragma ${sql.raw(pragma)}`.execute(db)
        expect(rows).toEqual([{ [pragma]: value }])
      }
      await close()
    }
  })

  test('migrating twice changes nothing', async () => {
    const { db, close } = open()
    expect(await isSchemaAtHead(db)).toBe(false)
    await migrateToLatest(db)
    await migrateToLatest(db)
    expect(await isSchemaAtHead(db)).toBe(true)
    await close()
  })
})

describe('upgrading and migrating', () => {
  test('data of the first release is read by this one, with nothing added', async () => {
    const { db, close } = open()
    await migrateToOlderSchema(db, ['0001-init', '0002-alert-rules'])
    await sql`
    insert into symptom_entries (id, patient_id, occurred_at, occurred_ms, local_date, tz_offset_min, received_at,
      clock_suspect, cough_severity, breathlessness, energy, mood, temperature, sputum_color, sputum_consistency)
    values (${idNumbered(1)}, 1, '2026-11-20T18:02:00.000Z', 1795197720000, '2026-11-20', 0,
      '2026-11-20T18:02:01.000Z', 0, 4, 3, 6, 7, 'normal', 'clear', 'thin')`.execute(db)

    await migrateToLatest(db)
    expect(await isSchemaAtHead(db)).toBe(true)
    const person = { id: 1, alertCount: 0, createdAt: '2026-11-01T09:00:00.000Z', version: 3 }
    expect(await findPatient(db, patientOne)).toEqual({ ...aProfile(), ...person })
    const moment = { date: '2026-11-20T18:02:00.000Z', localDate: '2026-11-20', tzOffsetMin: 0 }
    expect(await listSymptoms(db, patientOne, 14)).toEqual([
      { ...aReport(), id: idNumbered(1), userId: 1, ...moment, receivedAt: '2026-11-20T18:02:01.000Z' },
    ])
    await close()
  })

  test('a database changed by a newer release is refused and not touched', async () => {
    const { db, close } = open()
    await migrateToLatest(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(db)
    await expect(migrateToLatest(db)).rejects.toThrow(
      'A newer release has changed this database (9999-later).',
    )
    await close()
  })

  test('an interrupted upgrade leaves the old schema and rows', async () => {
    const { db, close } = open()
    await migrateToOlderSchema(db, ['0001-init', '0002-alert-rules'])
    const tables = async () => {
      const { rows } = await sql`select name, sql from sqlite_schema order by name`.execute(db)
      return rows
    }
    const before = [await tables(), await db.selectFrom('patients').selectAll().execute()]

    const breaksOff = {
      up: async (trx: typeof db) => {
        await sql`create table half_way (id integer)`.execute(trx)
        throw new Error('the power went')
      },
    }
    const provider = { getMigrations: () => Promise.resolve({ ...migrations, '9998-breaks-off': breaksOff }) }
    const { error } = await new Migrator({ db, provider }).migrateToLatest()
    expect(error).toMatchObject({ message: 'the power went' })
    expect([await tables(), await db.selectFrom('patients').selectAll().execute()]).toEqual(before)
    await close()
  })
})

describe('facts and transactions', () => {
  test('mode and epoch of a database are set only once', async () => {
    const { db, close } = open()
    await migrateToLatest(db)
    await insertMissingMeta(db, { mode: 'demo', epoch: 'first' })
    await insertMissingMeta(db, { mode: 'real', epoch: 'second' })
    expect([await getMeta(db, 'mode'), await getMeta(db, 'epoch')]).toEqual(['demo', 'first'])
    await close()
  })

  test('a failed transaction leaves nothing, and the next one works', async () => {
    const { db, close } = open()
    await migrateToLatest(db)
    const failing = db.transaction().execute(async (trx) => {
      await insertMissingMeta(trx, { mode: 'demo', epoch: 'a' })
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await db.selectFrom('meta').selectAll().execute()).toEqual([])
    await insertMissingMeta(db, { mode: 'demo', epoch: 'a' })
    await close()
  })
})
