import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { erasePatientByNumber } from '@second-wind/api/ops/admin/erase-patient-by-number'
import { readConfig } from '@second-wind/api/platform/config/config'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { patientId } from '@second-wind/core/platform/ids'
import SqliteDatabase from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aProfile } from '../../../fixtures/personas.ts'

const main = resolve(import.meta.dirname, '../../../../api/src/ops/admin/main.ts')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-erase-command-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const database = () => openDatabase(join(folder, 'second-wind.sqlite'))

async function twoPatients(mode: 'demo' | 'real'): Promise<void> {
  const { db, close } = database()
  await migrateToLatest(db)
  await insertMissingMeta(db, { mode, epoch: 'epoch-a' })
  await insertPatient(
    db,
    patientId.parse(1),
    aProfile({ name: 'Quillfeather One' }),
    '2026-11-01T09:00:00.000Z',
  )
  await insertPatient(
    db,
    patientId.parse(2),
    aProfile({ name: 'Quillfeather Two' }),
    '2026-11-01T09:00:00.000Z',
  )
  await close()
}

/** As a person runs it. */
function admin(...args: string[]) {
  const env = { ...process.env, DATA_DIR: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}`.trim() }
}

const bytes = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join('')

describe('the command that erases a patient', () => {
  test('erases a patient who has no phone, and no other patient', async () => {
    await twoPatients('real')
    const { status, output } = admin('patient', 'erase', '2', 'ERASE')
    expect([status, output]).toEqual([0, expect.stringContaining('Patient 2 has been erased.')])
    expect(output).not.toContain('Quillfeather')
    expect(bytes()).not.toContain('Quillfeather Two')
    expect(bytes()).toContain('Quillfeather One')
    const { db, close } = database()
    const rows = await db.selectFrom('audit').select(['actor_kind', 'action', 'patient_id']).execute()
    expect(rows).toEqual([{ actor_kind: 'operator', action: 'account.erase', patient_id: 2 }])
    await close()
  })

  test('names what is left when the file cannot be rewritten, and a second run finishes it', async () => {
    await twoPatients('real')
    // Holds on to the old pages, as a backup does.
    const reader = new SqliteDatabase(join(folder, 'second-wind.sqlite'))
    reader.exec('begin')
    reader.prepare('select count(*) from patients').get()
    const { status, output } = admin('patient', 'erase', '2', 'ERASE')
    expect([status, output]).toEqual([1, expect.stringContaining('Patient 2 has been erased.')])
    expect(output).toContain('LEFT TO DO')
    reader.close()

    expect(admin('patient', 'erase', '2', 'ERASE')).toMatchObject({
      status: 0,
      output: expect.stringContaining('Patient 2 has been erased.'),
    })
    expect(bytes()).not.toContain('Quillfeather Two')
    expect(admin('patient', 'erase', '2', 'ERASE')).toMatchObject({
      status: 1,
      output: expect.stringContaining('already been erased'),
    })
  })

  test('completes the erasure on a full disk and gives the reason why the rest is left', async () => {
    await twoPatients('real')
    const { db, close } = database()
    const onFullDisk = db.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('vacuum')) throw new Error('database or disk is full')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const { isGood, message } = await erasePatientByNumber(onFullDisk, ['2', 'ERASE'], readConfig({}))
    expect(isGood).toBe(false)
    expect(message).toMatch(/^Patient 2 has been erased\..*LEFT TO DO: .*\(database or disk is full\)/s)
    await close()
  })

  test('erases nothing without the word "ERASE", for an unknown patient and in the demo', async () => {
    await twoPatients('real')
    expect(admin('patient', 'erase', '2')).toMatchObject({
      status: 1,
      output: expect.stringContaining('patient erase 2 ERASE'),
    })
    expect(admin('patient', 'erase', '7', 'ERASE')).toMatchObject({ status: 1 })
    expect(admin('patient', 'erase', 'ERASE')).toMatchObject({ status: 1 })
    expect(bytes()).toContain('Quillfeather Two')
    const { db, close } = database()
    await db.updateTable('meta').set({ value: 'demo' }).where('key', '=', 'mode').execute()
    await close()
    expect(admin('patient', 'erase', '2', 'ERASE')).toMatchObject({
      status: 1,
      output: expect.stringContaining('demo'),
    })
    expect(bytes()).toContain('Quillfeather Two')
  })
})
