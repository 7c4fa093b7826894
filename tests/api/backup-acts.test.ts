import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyChain } from '@second-wind/api/audit/verify-chain'
import { makeBackup } from '@second-wind/api/backup/make-backup'
import { restoreBackup } from '@second-wind/api/backup/restore-backup'
import { openDatabase } from '@second-wind/api/db/open'
import { stepUpSession } from '@second-wind/api/identity/sessions'
import { findPatient } from '@second-wind/api/patients/patients.repo'
import { finishErasing } from '@second-wind/api/rights/finish-erasing'
import { settleRosters } from '@second-wind/api/roster/settle-rosters'
import { resolveAlertPath } from '@second-wind/core/contract/alerts'
import { eraseWord, erasePath } from '@second-wind/core/contract/erase'
import { sharesPath } from '@second-wind/core/contract/shares'
import { clinicianId } from '@second-wind/core/model/ids'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { idNumbered } from '../fixtures/ids.ts'
import { patientOne } from '../support/open-api.ts'
import { type OpenRealApi, openRealApi } from '../support/open-real-api.ts'
import { raised } from './alerts-raised.ts'
import { approve, claim, type Joined, joined, someoneAsking } from './joining/a-clinic.ts'

const nowMs = Date.parse('2026-11-20T18:30:00.000Z')

const aConsent = {
  id: 'c1',
  text_version: '1',
  text_sha256: 'x',
  given_at: '2026-11-02T09:00:00.000Z',
  device_id: null,
  withdrawn_at: null,
}

let folder: string
let file: string
let backup: string
let desk: string
let alert: string
let api: OpenRealApi

/** Patient 1 has an open alert, the clinician has signed in. Then the backup is made, and the clinic goes on. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-acts-'))
  file = join(folder, 'second-wind.sqlite')
  api = await openRealApi({ file })
  desk = (await api.signInClinician(1)).cookie
  alert = await raised(api.db, { number: 1 })
  // So that the log of the backup has an end.
  await api.as(desk).get('/api/patient-records/1')
  backup = (await makeBackup(file, join(folder, 'backups'), nowMs)).file
})
afterEach(() => rmSync(folder, { recursive: true }))

async function sendMessage(patientId: number): Promise<void> {
  const message = { id: idNumbered(0xe55), patientId, clinicianId: 1, message: 'Please ring us today.' }
  expect((await api.as(desk).post('/api/priority-alerts', message)).status).toBe(201)
}

/** The server ends, the backup comes back, and the server starts again. */
async function restore() {
  await api.close()
  const restored = await restoreBackup(backup, { database: file, mode: 'real', nowMs })
  api = await openRealApi({ file })
  await settleRosters(api.db, nowMs)
  return restored
}

async function pulled(patient: Joined): Promise<{ entity: string; row: unknown }[]> {
  const answer = await api.as(patient.cookie).get(`${pullPath}?deviceId=${patient.phone.id}`)
  return pullReply.parse(await answer.json()).changes.map(({ entity, row }) => ({ entity, row }))
}

test('a patient who joined after the backup goes on as before: profile, message, clinician', async () => {
  const newcomer = await joined(api, desk)
  await sendMessage(newcomer.user.id)
  const { carriedOver } = await restore()

  expect(carriedOver?.acts).toMatchObject({
    'patients who joined': 1,
    phones: 1,
    consents: 1,
    shares: 1,
    messages: 1,
  })
  expect(await pulled(newcomer)).toEqual([
    { entity: 'profile', row: expect.objectContaining({ name: newcomer.user.name }) },
    { entity: 'messages', row: expect.objectContaining({ text: 'Please ring us today.' }) },
  ])
  expect((await api.as(desk).get(`/api/patient-records/${newcomer.user.id}`)).status).toBe(200)
  await api.close()
})

test('an alert that was resolved after the backup is resolved, by whom and why', async () => {
  const body = { clinicianId: 1, reason: 'Rang them: better.' }
  expect((await api.as(desk).send('PUT', resolveAlertPath(alert), body)).status).toBe(200)
  await restore()
  expect(await api.db.selectFrom('alerts').selectAll().execute()).toMatchObject([
    { id: alert, is_resolved: 1, resolved_by: 1, resolved_reason: 'Rang them: better.' },
  ])
  await api.close()
})

test('an alert that came after the backup is there and open, although its entry is only on the phone', async () => {
  const since = await raised(api.db, { number: 2, alertType: 'low_energy' })
  await api.as(desk).get('/api/patient-records/1')
  await restore()
  const open = await api.db.selectFrom('alerts').select('id').where('is_resolved', '=', 0).execute()
  expect(open.map(({ id }) => id)).toEqual([alert, since])
  await api.close()
})

test('a password that was changed after the backup stays changed', async () => {
  await api.db.updateTable('clinician_accounts').set({ password_hash: 'newer' }).execute()
  await api.as(desk).get('/api/patient-records/1')
  const { carriedOver } = await restore()
  expect(carriedOver?.acts).toMatchObject({ 'sign-ins of clinicians': 1 })
  expect(await api.db.selectFrom('clinician_accounts').select('password_hash').execute()).toEqual([
    { password_hash: 'newer' },
  ])
  await api.close()
})

test('the cookie that a second proof has replaced since is worth nothing, the newer one is', async () => {
  const { cookie: before, session } = await api.signInClinician(2)
  backup = (await makeBackup(file, join(folder, 'backups'), nowMs + 60_000)).file
  const { token } = await api.db.transaction().execute((trx) => stepUpSession(trx, api, session))
  await api.as(desk).get('/api/patient-records/1')

  await restore()
  expect((await api.as(before).get('/api/clinician-dashboard')).status).toBe(401)
  expect((await api.as(`__Host-sw_c=${token}`).get('/api/clinician-dashboard')).status).toBe(200)
  await api.close()
})

test('who was approved before the backup and came after it waits for nobody, and comes once', async () => {
  const asking = await someoneAsking(api, desk)
  await approve(api, desk, asking.joinId)
  backup = (await makeBackup(file, join(folder, 'backups'), nowMs + 60_000)).file
  expect((await claim(api, asking)).status).toBe(201)

  const { carriedOver } = await restore()
  expect(carriedOver?.acts).toMatchObject({ 'patients who joined': 1, 'answers to invitations': 1 })
  expect(await api.db.selectFrom('joins').select(['state', 'name']).execute()).toEqual([
    { state: 'claimed', name: '' },
  ])
  await api.close()
})

test('where the rest is not believed, who came after the backup is not waited for either', async () => {
  const asking = await someoneAsking(api, desk)
  await approve(api, desk, asking.joinId)
  backup = (await makeBackup(file, join(folder, 'backups'), nowMs + 60_000)).file
  expect((await claim(api, asking)).status).toBe(201)
  await sql`update meta set value = 'nonsense' where key = 'audit_head'`.execute(api.db)

  expect((await restore()).carriedOver).toMatchObject({
    acts: undefined,
    endings: { 'answers to invitations': 1 },
  })
  expect(await api.db.selectFrom('joins').select(['state', 'name', 'patient_id']).execute()).toEqual([
    { state: 'declined', name: '', patient_id: null },
  ])
  await api.close()
})

test('the audit log goes on: who looked since is still known, and the restore comes after', async () => {
  await sendMessage(1)
  await restore()
  expect(await verifyChain(api.db)).toMatchObject({ isWhole: true })
  const rows = await api.db.selectFrom('audit').select('action').orderBy('seq').execute()
  expect(rows.map(({ action }) => action)).toEqual(['record.read', 'message.send', 'backup.restore'])
  await api.close()
})

test('whoever stopped sharing after the backup is in no list, and the rest comes back', async () => {
  const { cookie } = await api.signInPatient(1)
  await api.db
    .insertInto('consents')
    .values({ ...aConsent, patient_id: patientOne, clinician_id: clinicianId.parse(1) })
    .execute()
  backup = (await makeBackup(file, join(folder, 'backups'), nowMs + 60_000)).file
  await sendMessage(1)
  expect((await api.as(cookie).post(`${sharesPath}/1/withdraw`, {})).status).toBe(204)

  const { carriedOver } = await restore()
  expect(carriedOver).toMatchObject({ acts: { messages: 1 }, endings: { consents: 1, shares: 1 } })
  expect(await (await api.as(desk).get('/api/clinician-dashboard')).json()).toEqual([])
  expect((await api.as(desk).get('/api/patient-records/1')).status).toBe(404)
  await api.close()
})

test('whoever erased their account after the backup is erased again when the server starts', async () => {
  const newcomer = await joined(api, desk)
  backup = (await makeBackup(file, join(folder, 'backups'), nowMs + 60_000)).file
  expect((await api.as(newcomer.cookie).post(erasePath, { word: eraseWord })).status).toBe(204)

  const { carriedOver } = await restore()
  expect(carriedOver?.erasedSince).toEqual([newcomer.user.id])
  await finishErasing(api.db, nowMs)
  expect(await findPatient(api.db, newcomer.user.id)).toBeUndefined()
  expect((await api.as(desk).get(`/api/patient-records/${newcomer.user.id}`)).status).toBe(404)
  await api.close()
})

test('twice the same restore has the effect of one', async () => {
  await sendMessage(1)
  await restore()
  const { carriedOver } = await restore()
  expect(carriedOver?.acts).toMatchObject({ messages: 1 })
  expect(await api.db.selectFrom('messages').select('text').execute()).toHaveLength(1)
  expect(await verifyChain(api.db)).toMatchObject({ isWhole: true })
  await api.close()
})

test('where nothing was done nothing comes back, and nothing that patients log does', async () => {
  await api.db
    .updateTable('patients')
    .set({ name: 'changed by a mistake' })
    .where('id', '=', patientOne)
    .execute()
  const { carriedOver } = await restore()
  expect(Object.values(carriedOver?.acts ?? { none: -1 })).toEqual(Array.from({ length: 15 }, () => 0))
  const names = await api.db.selectFrom('patients').select('name').where('id', '=', patientOne).execute()
  expect(names).not.toEqual([{ name: 'changed by a mistake' }])
  await api.close()
})

test.each([
  ['an edited row', "update audit set patient_id = 2 where action = 'message.send'"],
  ['a row cut off its end', "delete from audit where action = 'message.send'"],
  ['another log', "update audit set hash = 'another' where seq = 1"],
  ['no end that can be read', "update meta set value = 'nonsense' where key = 'audit_head'"],
  ['an end without a number', `update meta set value = '{"hash":"x"}' where key = 'audit_head'`],
])('a replaced database with %s in its audit log is not believed', async (_, statement) => {
  await sendMessage(1)
  for (const forged of ['drop trigger audit_no_update', 'drop trigger audit_no_delete', statement])
    await sql.raw(forged).execute(api.db)
  const { carriedOver } = await restore()
  expect(carriedOver).toMatchObject({ acts: undefined, endings: { shares: 0 } })
  expect(await api.db.selectFrom('messages').selectAll().execute()).toEqual([])
  expect(await verifyChain(api.db)).toMatchObject({ isWhole: true })
  await api.close()
})

test('half a database: what clinicians did is lost, what was ended stays ended', async () => {
  await sendMessage(1)
  const at = '2026-11-20T18:20:00.000Z'
  await api.db.updateTable('clinician_accounts').set({ disabled_at: at }).execute()
  await api.close()
  const { db, close } = openDatabase(file)
  await sql`drop table messages`.execute(db)
  await close()
  const restored = await restoreBackup(backup, { database: file, mode: 'real', nowMs })
  expect(restored.carriedOver).toMatchObject({ acts: undefined, endings: { accounts: 1 } })
  expect(existsSync(restored.replaced ?? '')).toBe(true)
  api = await openRealApi({ file })
  expect(await api.db.selectFrom('clinician_accounts').select('disabled_at').execute()).toEqual([
    { disabled_at: at },
  ])
  expect(await verifyChain(api.db)).toMatchObject({ isWhole: true })
  await api.close()
})

test('without a database nothing is carried over, and that is no failure', async () => {
  await api.close()
  rmSync(file)
  expect(await restoreBackup(backup, { database: file, mode: 'real', nowMs })).toMatchObject({
    replaced: undefined,
    carriedOver: undefined,
  })
})
