import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { commands, fileCommands } from '@second-wind/api/ops/admin/commands'
import { writeAudit } from '@second-wind/api/platform/audit/write-audit'
import { insertLinkedDevice } from '@second-wind/api/platform/authentication/linked-devices.repo'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { saveDeviceReport } from '@second-wind/api/sync/devices.repo'
import { sql } from 'kysely'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { patientOne } from '../../../support/open-demo-api.ts'

const main = resolve(import.meta.dirname, '../../../../api/src/ops/admin/main.ts')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-admin-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const database = () => openDatabase(join(folder, 'second-wind.sqlite'))

/** A database with three rows in its audit log. */
async function seedThreeAuditRows(): Promise<void> {
  const { db, close } = database()
  await migrateToLatest(db)
  await insertMissingMeta(db, { mode: 'demo', epoch: 'epoch-a' })
  await db.transaction().execute(async (trx) => {
    for (const patientId of [1, 2, 1]) {
      const actor = { kind: 'clinician', id: 1 } as const
      await writeAudit(trx, { at: '2026-11-20T18:00:00.000Z', actor, action: 'record.read', patientId })
    }
  })
  await close()
}

/** As a person runs it. */
function admin(...args: string[]) {
  const env = { ...process.env, DATA_DIR: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

describe('checking the audit log', () => {
  test('for an unchanged log the command prints OK with the number of rows and a head to keep', async () => {
    await seedThreeAuditRows()
    const { status, stdout } = admin('audit', 'verify')
    expect(status).toBe(0)
    const head = /^OK: 3 rows\..* (3:[0-9a-f]{64})$/.exec(stdout)?.[1]
    expect(head).toBeDefined()
    expect(admin('audit', 'verify', head ?? '')).toMatchObject({ status: 0 })
  })

  test('a changed log is reported as BROKEN at a row, and the command fails', async () => {
    await seedThreeAuditRows()
    const { db, close } = database()
    await sql`drop trigger audit_no_update`.execute(db)
    await sql`update audit set patient_id = 9 where seq = 2`.execute(db)
    await close()
    expect(admin('audit', 'verify')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'BROKEN at row 2: has been changed since it was written.',
    })
  })
})

describe('refused and unknown commands', () => {
  test.each([
    [
      'an unknown command',
      ['audit', 'erase'],
      'There is no command "audit erase". The command help lists them with their arguments.',
    ],
    ['an invalid head', ['audit', 'verify', '3'], '"3" must be a row number and a hash'],
  ])('%s is rejected with a clear message', async (_, args, sentence) => {
    await seedThreeAuditRows()
    const { status, stderr } = admin(...args)
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
  })

  test('help lists every command with its arguments', () => {
    const { status, stdout } = admin('help')
    expect(status).toBe(0)
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining(['audit head <file>', 'clinician list', 'share end <patient> <clinician>']),
    )
    const named = [...Object.keys(commands), ...Object.keys(fileCommands)].toSorted()
    expect(
      stdout.split('\n').map((line) => named.find((name) => line === name || line.startsWith(`${name} `))),
    ).not.toContain(undefined)
    expect(stdout.split('\n')).toHaveLength(named.length)
  })

  test('without a database the command creates none', () => {
    expect(admin('audit', 'verify')).toMatchObject({ status: 1, stdout: '' })
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('running commands', () => {
  test('a backup is made, checked and restored by command, and the output names the next step', async () => {
    await seedThreeAuditRows()
    const made = admin('backup')
    expect(made.status).toBe(0)
    const file = /^OK: (\S+\.sqlite)\n.*audit head 3:/.exec(made.stdout)?.[1] ?? ''
    expect(admin('backup', 'verify', file)).toMatchObject({ status: 0 })
    const restored = admin('restore', file)
    expect(restored).toMatchObject({ status: 0, stderr: '' })
    expect(restored.stdout).toContain('You can now start the server')
  })

  test.each([
    ['backup verify', 'Usage: backup verify <file>'],
    ['restore', 'Usage: restore <file>'],
    ['audit head', 'Usage: audit head <file>'],
    ['device list', 'Usage: device list <patient>'],
    ['device lost 1', 'Usage: device lost <patient> <device>'],
    ['share list', 'Usage: share list <patient>'],
    ['share end 1', 'Usage: share end <patient> <clinician>'],
    ['share end 1 1', 'Patient 1 does not share with clinician 1'],
    ['backup verify /nowhere.sqlite', 'There is no file /nowhere.sqlite'],
    ['health', 'the server has not been started'],
  ])('%s fails and states the missing argument', async (command, sentence) => {
    await seedThreeAuditRows()
    const { status, stderr } = admin(...command.split(' '))
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
    expect(stderr.split('\n')).toHaveLength(1)
  })

  test('heads of the log are collected in a file, and each still matches a day later', async () => {
    await seedThreeAuditRows()
    const kept = join(folder, 'heads')
    expect(admin('audit', 'head', kept).status).toBe(0)
    expect(admin('audit', 'head', kept).status).toBe(0)
    const heads = readFileSync(kept, 'utf8').trim().split('\n')
    expect(heads).toHaveLength(2)
    expect(admin('audit', 'verify', heads[0]?.split(' ')[1] ?? '')).toMatchObject({ status: 0 })
  })

  test("a patient's phones are listed", async () => {
    await seedThreeAuditRows()
    const { db, close } = database()
    await insertPatient(db, patientOne, aProfile(), '2026-11-01T09:00:00.000Z')
    const report = {
      deviceId: idNumbered(7),
      pendingCount: 2,
      oldestPendingAt: null,
      appVersion: '1.4.0',
      protocol: 1,
    }
    await saveDeviceReport(
      db,
      patientOne,
      { receivedAtMs: Date.parse('2026-11-20T18:00:00Z'), clockSkewMs: 0 },
      report,
    )
    for (const [device, revokedAt] of [
      [7, null],
      [8, '2026-11-21T09:00:00.000Z'],
    ] as const) {
      await insertLinkedDevice(db, {
        device_id: idNumbered(device),
        patient_id: patientOne,
        label: 'Chrome on Android',
        public_key: '{}',
        linked_at: '2026-11-02T09:00:00.000Z',
        authenticated_ms: 0,
        revoked_at: revokedAt,
        wipe: revokedAt === null ? 0 : 1,
      })
    }
    await close()
    expect(admin('device', 'list', '1').stdout.split('\n')).toEqual([
      `${idNumbered(7)}  Chrome on Android  last connected 2026-11-20T18:00:00.000Z  2 unsent  app 1.4.0`,
      `${idNumbered(8)}  Chrome on Android  never connected  nothing unsent  app unknown  revoked 2026-11-21T09:00:00.000Z, data to be deleted`,
    ])
    expect(admin('device', 'list', '2')).toMatchObject({
      status: 0,
      stdout: 'Patient 2 does not have a known phone.',
    })
  })
})

describe('finding a patient', () => {
  beforeEach(async () => {
    await seedThreeAuditRows()
    const { db, close } = database()
    const [born, nhsNumber] = ['1961-03-12', '9434765919']
    await insertPatient(db, patientOne, aProfile({ name: 'Gwen Parry' }), '2026-11-20T18:00:00.000Z', {
      dateOfBirth: born,
      nhsNumber,
    })
    await close()
  })

  test.each([['parry'], ['GWEN'], ['943 476 5919']])(
    'by "%s" prints the number and writes an audit row',
    async (text) => {
      expect(admin('patients', 'find', text)).toMatchObject({
        status: 0,
        stdout: 'patient 1  Gwen Parry  born 1961-03-12  943 476 5919',
      })
      const { db, close } = database()
      const rows = await db
        .selectFrom('audit')
        .select(['actor_kind', 'patient_id', 'object'])
        .where('action', '=', 'patient.find')
        .execute()
      await close()
      expect(rows).toEqual([{ actor_kind: 'operator', patient_id: 1, object: null }])
    },
  )

  test('says when there is none, and what is missing', () => {
    expect(admin('patients', 'find', '%').stdout).toBe('There is no such patient.')
    expect(admin('patients', 'find')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Usage: patients find'),
    })
  })
})
