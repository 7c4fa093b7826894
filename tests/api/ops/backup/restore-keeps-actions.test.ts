import { verifyChain } from '@second-wind/api/platform/audit/verify-chain'
import { stepUpSession } from '@second-wind/api/platform/authentication/sessions'
import { findPatient } from '@second-wind/api/records/profile/patients.repo'
import { resumeErasures } from '@second-wind/api/rights/resume-erasures'
import { sharesPath } from '@second-wind/core/access/contract/shares'
import { resolveAlertPath } from '@second-wind/core/care/contract/alerts'
import { clinicianId } from '@second-wind/core/platform/ids'
import { eraseWord, erasePath } from '@second-wind/core/rights/erase'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { describe, expect, test } from 'vitest'
import { patientOne } from '../../../support/open-demo-api.ts'
import {
  approveJoin,
  claim,
  type JoinedPatient,
  joinPatient,
  createPendingJoin,
} from '../../access/join/join-requests.ts'
import { raiseAlert } from '../../care/alerts/raise-alert.ts'
import { nowMs, withClinicBackup } from './clinic-with-backup.ts'

const clinic = withClinicBackup()

const aConsent = {
  id: 'c1',
  text_version: '1',
  text_sha256: 'x',
  given_at: '2026-11-02T09:00:00.000Z',
  device_id: null,
  withdrawn_at: null,
}

async function pulled(patient: JoinedPatient): Promise<{ entity: string; row: unknown }[]> {
  const response = await clinic().api.as(patient.cookie).get(`${pullPath}?deviceId=${patient.phone.id}`)
  return pullReply.parse(await response.json()).changes.map(({ entity, row }) => ({ entity, row }))
}

describe('what was done since the backup', () => {
  test('a patient who joined after the backup keeps profile, message and clinician', async () => {
    const newcomer = await joinPatient(clinic().api, clinic().clinicianCookie)
    await clinic().sendMessage(newcomer.user.id)
    const { carriedOver } = await clinic().restore()

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
    expect(
      (await clinic().api.as(clinic().clinicianCookie).get(`/api/patient-records/${newcomer.user.id}`))
        .status,
    ).toBe(200)
    await clinic().api.close()
  })

  test('an alert resolved after the backup stays resolved, with the reason and the clinician', async () => {
    const body = { clinicianId: 1, reason: 'Rang them: better.' }
    expect(
      (await clinic().api.as(clinic().clinicianCookie).send('PUT', resolveAlertPath(clinic().alert), body))
        .status,
    ).toBe(200)
    await clinic().restore()
    expect(await clinic().api.db.selectFrom('alerts').selectAll().execute()).toMatchObject([
      { id: clinic().alert, is_resolved: 1, resolved_by: 1, resolved_reason: 'Rang them: better.' },
    ])
    await clinic().api.close()
  })

  test('an alert raised after the backup is open, although its entry is only on the phone', async () => {
    const since = await raiseAlert(clinic().api.db, { number: 2, alertType: 'low_energy' })
    await clinic().api.as(clinic().clinicianCookie).get('/api/patient-records/1')
    await clinic().restore()
    const open = await clinic()
      .api.db.selectFrom('alerts')
      .select('id')
      .where('is_resolved', '=', 0)
      .execute()
    expect(open.map(({ id }) => id)).toEqual([clinic().alert, since])
    await clinic().api.close()
  })

  test('a password that was changed after the backup stays changed', async () => {
    await clinic().api.db.updateTable('clinician_accounts').set({ password_hash: 'newer' }).execute()
    await clinic().api.as(clinic().clinicianCookie).get('/api/patient-records/1')
    const { carriedOver } = await clinic().restore()
    expect(carriedOver?.acts).toMatchObject({ 'clinician accounts': 1 })
    expect(await clinic().api.db.selectFrom('clinician_accounts').select('password_hash').execute()).toEqual([
      { password_hash: 'newer' },
    ])
    await clinic().api.close()
  })

  test('a cookie that step-up has replaced since is invalid, and the newer one is valid', async () => {
    const { cookie: before, session } = await clinic().api.signInClinician(2)
    await clinic().backUp()
    const { token } = await clinic()
      .api.db.transaction()
      .execute((trx) => stepUpSession(trx, clinic().api, session))
    await clinic().api.as(clinic().clinicianCookie).get('/api/patient-records/1')

    await clinic().restore()
    expect((await clinic().api.as(before).get('/api/clinician-dashboard')).status).toBe(401)
    expect((await clinic().api.as(`__Host-sw_c=${token}`).get('/api/clinician-dashboard')).status).toBe(200)
    await clinic().api.close()
  })

  test('a join that was approved before the backup and claimed after it is not pending again', async () => {
    const asking = await createPendingJoin(clinic().api, clinic().clinicianCookie)
    await approveJoin(clinic().api, clinic().clinicianCookie, asking.joinId)
    await clinic().backUp()
    expect((await claim(clinic().api, asking)).status).toBe(201)

    const { carriedOver } = await clinic().restore()
    expect(carriedOver?.acts).toMatchObject({ 'patients who joined': 1, 'answers to invitations': 1 })
    expect(await clinic().api.db.selectFrom('joins').select(['state', 'name']).execute()).toEqual([
      { state: 'claimed', name: '' },
    ])
    await clinic().api.close()
  })

  test('the audit log keeps the views since the backup, and the restore follows them', async () => {
    await clinic().sendMessage(1)
    await clinic().restore()
    expect(await verifyChain(clinic().api.db)).toMatchObject({ isWhole: true })
    const rows = await clinic().api.db.selectFrom('audit').select('action').orderBy('seq').execute()
    expect(rows.map(({ action }) => action)).toEqual(['record.read', 'message.send', 'backup.restore'])
    await clinic().api.close()
  })
})

describe('shares and accounts ended since the backup', () => {
  test('a patient who stopped sharing after the backup is in no list, and the rest comes back', async () => {
    const { cookie } = await clinic().api.signInPatient(1)
    await clinic()
      .api.db.insertInto('consents')
      .values({ ...aConsent, patient_id: patientOne, clinician_id: clinicianId.parse(1) })
      .execute()
    await clinic().backUp()
    await clinic().sendMessage(1)
    expect((await clinic().api.as(cookie).post(`${sharesPath}/1/withdraw`, {})).status).toBe(204)

    const { carriedOver } = await clinic().restore()
    expect(carriedOver).toMatchObject({ acts: { messages: 1 }, endings: { consents: 1, shares: 1 } })
    expect(
      await (await clinic().api.as(clinic().clinicianCookie).get('/api/clinician-dashboard')).json(),
    ).toEqual([])
    expect((await clinic().api.as(clinic().clinicianCookie).get('/api/patient-records/1')).status).toBe(404)
    await clinic().api.close()
  })

  test('a patient who erased their account after the backup is erased again when the server starts', async () => {
    const newcomer = await joinPatient(clinic().api, clinic().clinicianCookie)
    await clinic().backUp()
    expect((await clinic().api.as(newcomer.cookie).post(erasePath, { word: eraseWord })).status).toBe(204)

    const { carriedOver } = await clinic().restore()
    expect(carriedOver?.erasedSince).toEqual([newcomer.user.id])
    await resumeErasures(clinic().api.db, nowMs)
    expect(await findPatient(clinic().api.db, newcomer.user.id)).toBeUndefined()
    expect(
      (await clinic().api.as(clinic().clinicianCookie).get(`/api/patient-records/${newcomer.user.id}`))
        .status,
    ).toBe(404)
    await clinic().api.close()
  })
})

describe('repeated restores', () => {
  test('the same restore twice has the effect of one', async () => {
    await clinic().sendMessage(1)
    await clinic().restore()
    const { carriedOver } = await clinic().restore()
    expect(carriedOver?.acts).toMatchObject({ messages: 1 })
    expect(await clinic().api.db.selectFrom('messages').select('text').execute()).toHaveLength(1)
    expect(await verifyChain(clinic().api.db)).toMatchObject({ isWhole: true })
    await clinic().api.close()
  })

  test('without acts since the backup nothing is carried over, and entries never are', async () => {
    await clinic()
      .api.db.updateTable('patients')
      .set({ name: 'changed by a mistake' })
      .where('id', '=', patientOne)
      .execute()
    const { carriedOver } = await clinic().restore()
    expect(Object.values(carriedOver?.acts ?? { none: -1 })).toEqual(Array.from({ length: 16 }, () => 0))
    const names = await clinic()
      .api.db.selectFrom('patients')
      .select('name')
      .where('id', '=', patientOne)
      .execute()
    expect(names).not.toEqual([{ name: 'changed by a mistake' }])
    await clinic().api.close()
  })
})
