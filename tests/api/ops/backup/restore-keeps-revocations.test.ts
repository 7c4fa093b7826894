import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceClinicianRecoveryCodes } from '@second-wind/api/access/clinician-accounts/clinician-recovery-codes.repo'
import { issueEnrolmentLink } from '@second-wind/api/access/clinician-accounts/issue-enrolment-link'
import { makeBackup } from '@second-wind/api/ops/backup/make-backup'
import { restoreBackup } from '@second-wind/api/ops/backup/restore-backup'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { removePasskeys } from '@second-wind/api/platform/passkeys/passkeys.repo'
import { clinicianId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import { sql } from 'kysely'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseFile } from '../../platform/db/create-database-file.ts'

const nowMs = Date.parse('2026-11-22T14:30:00.000Z')

let folder: string
let database: string
let backup: string

/** Amina (1) and Ben (2) share with the clinician; both have a phone that is signed in. Then the backup is made. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-endings-'))
  database = join(folder, 'second-wind.sqlite')
  await createDatabaseFile(database, { patients: 2 })
  await run(
    `insert into clinicians values (1, 'Helen Marsh', 'Dr.', 'Respiratory Medicine')`,
    `insert into clinician_accounts (clinician_id, username, created_at) values (1, 'hmarsh', '2026-11-01')`,
    `insert into care_links (clinician_id, patient_id, created_at) values (1, 1, '2026-11-02'), (1, 2, '2026-11-02')`,
    `insert into consents (id, patient_id, clinician_id, text_version, text_sha256, given_at)
      values ('c1', 1, 1, '1', 'x', '2026-11-02'), ('c2', 2, 1, '1', 'x', '2026-11-02')`,
    `insert into linked_devices (device_id, patient_id, label, public_key, linked_at, authenticated_ms)
      values ('phone-1', 1, 'Firefox on Android', '{}', '2026-11-02', 0), ('phone-2', 2, 'Safari', '{}', '2026-11-02', 0)`,
    `insert into sessions (id, token_hash, actor_kind, actor_id, device_id, created_ms, authenticated_ms, last_user_ms)
      values ('s1', 'h1', 'patient', 1, 'phone-1', 0, 0, 0), ('s2', 'h2', 'patient', 2, 'phone-2', 0, 0, 0)`,
  )
  backup = (await makeBackup(database, join(folder, 'backups'), nowMs)).file
})
afterEach(() => rmSync(folder, { recursive: true }))

const restore = () => restoreBackup(backup, { database, mode: 'demo', nowMs })

async function run(...statements: string[]): Promise<void> {
  const { db, close } = openDatabase(database)
  for (const statement of statements) await sql.raw(statement).execute(db)
  await close()
}

async function ask<Row = unknown>(question: string): Promise<Row[]> {
  const { db, close } = openDatabase(database)
  const { rows } = await sql.raw<Row>(question).execute(db)
  await close()
  return rows
}

describe('shares and phones', () => {
  test('a share that was withdrawn after the backup stays withdrawn, and another one stays open', async () => {
    await run(
      `update consents set withdrawn_at = '2026-11-22' where id = 'c1'`,
      `delete from care_links where patient_id = 1`,
    )
    const { carriedOver } = await restore()
    expect(carriedOver?.endings).toMatchObject({ consents: 1, shares: 1 })
    expect(await ask('select patient_id from care_links')).toEqual([{ patient_id: 2 }])
    expect(await ask("select value from meta where key = 'roster'")).toEqual([])
  })

  test('a lost phone stays lost, and its session stays ended', async () => {
    await run(
      `update linked_devices set revoked_at = '2026-11-22', wipe = 1 where device_id = 'phone-2'`,
      `update sessions set revoked_ms = 5, revoked_why = 'lost' where id = 's2'`,
    )
    await restore()
    expect(await ask('select device_id, revoked_at, wipe from linked_devices order by 1')).toEqual([
      { device_id: 'phone-1', revoked_at: null, wipe: 0 },
      { device_id: 'phone-2', revoked_at: '2026-11-22', wipe: 1 },
    ])
    expect(await ask('select id, revoked_why from sessions order by 1')).toEqual([
      { id: 's1', revoked_why: null },
      { id: 's2', revoked_why: 'lost' },
    ])
  })

  test('a phone that was signed out before the backup and reported lost after it is still wiped', async () => {
    await run(`update linked_devices set revoked_at = '2026-11-21' where device_id = 'phone-2'`)
    backup = (await makeBackup(database, join(folder, 'backups'), nowMs + minuteMs)).file
    await run(`update linked_devices set revoked_at = '2026-11-22', wipe = 1 where device_id = 'phone-2'`)
    expect((await restore()).carriedOver?.endings).toMatchObject({ phones: 1 })
    expect(await ask("select wipe from linked_devices where device_id = 'phone-2'")).toEqual([{ wipe: 1 }])
  })
})

describe("joins and clinicians' accounts", () => {
  test("a withdrawn approval stays withdrawn, and the person's details stay deleted", async () => {
    const asking = (id: string, name: string, state: string) => [
      `insert into invites (id, clinician_id, token_hash, code_hash, handover, created_ms, expires_ms)
      values ('${id}', 1, 'token ${id}', 'code ${id}', 'letter', 0, 9)`,
      `insert into joins (id, invite_id, secret_hash, device_id, device_key, device_label, name, age, words,
      text_version, text_sha256, consented_ms, state, decided_ms, expires_ms)
      values ('${id}', '${id}', 'secret ${id}', 'phone ${id}', '{}', 'Safari', '${name}', 34, 'amber anchor',
      '1', 'x', 0, '${state}', 1, 9)`,
    ]
    await run(...asking('j1', 'Gwen', 'approved'), ...asking('j2', 'Olu', 'approved'))
    backup = (await makeBackup(database, join(folder, 'backups'), nowMs + minuteMs)).file
    await run(
      `update joins set state = 'declined', decided_ms = 2, name = '', age = 0, device_label = '' where id = 'j1'`,
    )
    expect((await restore()).carriedOver?.acts).toMatchObject({ 'answers to invitations': 1 })
    expect(await ask('select name, state, decided_ms from joins order by id')).toEqual([
      { name: '', state: 'declined', decided_ms: 2 },
      { name: 'Olu', state: 'approved', decided_ms: 1 },
    ])
  })

  test('an account that was closed stays closed', async () => {
    await run(`update clinician_accounts set disabled_at = '2026-11-22'`)
    await restore()
    expect(await ask('select disabled_at from clinician_accounts')).toEqual([{ disabled_at: '2026-11-22' }])
  })

  test('a removed passkey and the recovery codes before the newest ten stay invalid', async () => {
    const passkey = (id: string) => `insert into passkeys
    (credential_id, owner_kind, owner_id, public_key, counter, label, created_at)
    values ('${id}', 'clinician', 1, 'x', 0, 'Desk', '2026-11-02')`
    await run(
      passkey('kept'),
      passkey('lost'),
      `insert into recovery_codes (code_hash, owner_kind, owner_id, created_at)
      values ('old', 'clinician', 1, '2026-11-02')`,
    )
    backup = (await makeBackup(database, join(folder, 'backups'), nowMs + minuteMs)).file
    const { db, close } = openDatabase(database)
    const owner = { kind: 'clinician', id: 1 } as const
    await removePasskeys(db, owner, { at: '2026-11-22', only: 'lost' })
    await replaceClinicianRecoveryCodes(db, clinicianId.parse(1), { hashes: ['new'], at: '2026-11-22' })
    await close()

    expect((await restore()).carriedOver?.endings).toMatchObject({
      'removed passkeys': 1,
      'used recovery codes': 1,
    })
    expect(await ask('select credential_id from passkeys where removed_at is null')).toEqual([
      { credential_id: 'kept' },
    ])
    expect(await ask('select code_hash from recovery_codes where used_at is null')).toEqual([
      { code_hash: 'new' },
    ])
  })

  test('a replaced enrolment link stays invalid', async () => {
    const place = { pepper: 'tests only', publicOrigin: 'https://app.example' }
    const handOut = async () => {
      const { db, close } = openDatabase(database)
      await issueEnrolmentLink(db, place, clinicianId.parse(1), nowMs)
      await close()
    }
    await handOut()
    backup = (await makeBackup(database, join(folder, 'backups'), nowMs + minuteMs)).file
    const [{ token_hash: replaced } = {}] = await ask<{ token_hash: string }>(
      'select token_hash from enrolments',
    )
    await handOut()
    expect((await restore()).carriedOver?.endings).toMatchObject({ enrolments: 1 })
    const open = await ask<{ token_hash: string }>('select token_hash from enrolments where used_ms is null')
    expect(open).toHaveLength(1)
    expect(open).not.toContainEqual({ token_hash: replaced })
  })
})

describe('what is not carried over', () => {
  test('a patient erased after the backup is named, because their record has come back', async () => {
    await run(`insert into erased_patients values (2, '2026-11-22')`)
    expect(await restore()).toMatchObject({ carriedOver: { erasedSince: [2] } })
    expect(await ask('select patient_id from erased_patients')).toEqual([{ patient_id: 2 }])
  })

  test('without revocations nothing is ended, even when the replaced database is the older one', async () => {
    await run('delete from care_links', 'delete from sessions', 'delete from consents')
    const { carriedOver } = await restore()
    expect(Object.values(carriedOver?.endings ?? {}).every((count) => count === 0)).toBe(true)
    expect(await ask('select count(*) as count from care_links')).toEqual([{ count: 2 }])
    expect(await ask('select count(*) as count from sessions where revoked_ms is null')).toEqual([
      { count: 2 },
    ])
  })

  test('a replaced database that cannot be read carries nothing over, and the operator is informed', async () => {
    writeFileSync(database, 'not a database')
    expect(await restore()).toMatchObject({ carriedOver: undefined })
  })
})
