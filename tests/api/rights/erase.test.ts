import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNextPatientId } from '@second-wind/api/access/join/next-patient-id.repo'
import { verifyChain } from '@second-wind/api/platform/audit/verify-chain'
import { personalTables } from '@second-wind/api/rights/personal-tables'
import { reopenPath } from '@second-wind/core/access/contract/reauth'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { errorBody } from '@second-wind/core/platform/http/error'
import { minuteMs } from '@second-wind/core/platform/moment'
import { erasePath, eraseWord } from '@second-wind/core/rights/erase'
import { pushPath } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { openRealApi, type RealApi } from '../../support/open-real-api.ts'
import { aPush } from '../../support/push.ts'
import { createUnlinkedPhone, createDeviceProof } from '../access/accounts/linked-devices.ts'
import { listAudit, closeApi } from '../access/join/join-requests.ts'
import { createPatientWithAllData, type PatientWithAllData } from './patient-with-all-data.ts'

let folder: string
let api: RealApi
let clinicianCookie: string
let amina: PatientWithAllData
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-erase-'))
  api = await openRealApi({ file: join(folder, 'data.db') })
  clinicianCookie = (await api.signInClinician(1)).cookie
  amina = await createPatientWithAllData(api, clinicianCookie, 'amina')
})
afterEach(async () => {
  await closeApi(api)
  rmSync(folder, { recursive: true })
})

const erase = (word: string = eraseWord, cookie = amina.cookie) => api.as(cookie).post(erasePath, { word })

/** Every byte in the database's folder, including the write-ahead log. */
const bytes = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join('')

const found = (canaries: string[], text = bytes()): string[] => canaries.filter((one) => text.includes(one))

const names = async () =>
  (
    await sql<{
      name: string
    }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
      and name not like 'kysely_%'`.execute(api.db)
  ).rows.map(({ name }) => name)

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  return (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(api.db)).rows
}

describe('what must be erased', () => {
  test('every table is either erased, kept for a stated reason, or free of personal data', async () => {
    expect((await names()).toSorted()).toEqual(Object.keys(personalTables).toSorted())
    for (const [name, rule] of Object.entries(personalTables)) {
      const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(
        api.db,
      )
      const columns = rows.map((row) => row.name)
      const isPersonal = ['patient_id', 'owner_id', 'device_id', 'actor_id'].some((one) =>
        columns.includes(one),
      )
      if (name !== 'patients') expect(rule !== null, name).toBe(isPersonal)
    }
  })

  test('the test patient has a row in every table that can contain personal data', async () => {
    expect(amina.canaries.length).toBeGreaterThan(200)
    expect(found(amina.canaries)).toEqual(amina.canaries)
    for (const [name, rule] of Object.entries(personalTables)) {
      if (rule !== null && name !== 'erased_patients') expect(await rowsOf(name), name).not.toEqual([])
    }
  })
})

describe('erasing an account', () => {
  describe('after erasing', () => {
    let derek: PatientWithAllData
    beforeEach(async () => {
      derek = await createPatientWithAllData(api, clinicianCookie, 'derek')
      api.clock.advance(minuteMs)
      const response = await erase()
      if (response.status !== 204)
        throw new Error(`erasing was answered ${response.status}: ${await response.text()}`)
    })

    test('none of 200 phrases that only they wrote is anywhere in the database files', () => {
      expect(found(amina.canaries)).toEqual([])
      // The consents and shares of other patients are all there.
      expect(found(derek.canaries)).toEqual(derek.canaries)
      expect(existsSync(join(folder, 'data.db'))).toBe(true)
    })

    test('no row of any table belongs to them, except their number', async () => {
      for (const [name, rule] of Object.entries(personalTables)) {
        if (rule?.erase !== 'delete') continue
        const { ownership } = rule
        const column = { phone: 'patient_id', owner: 'owner_id' }[ownership as string] ?? ownership
        const left = (await rowsOf(name)).filter(
          (row) => row[column] === amina.id && row['owner_kind'] !== 'clinician',
        )
        expect(left, name).toEqual([])
      }
      const kept = JSON.stringify([await rowsOf('joins'), await rowsOf('consents')])
      expect(kept).not.toContain(amina.deviceId)
      expect(await rowsOf('erased_patients')).toEqual([
        { patient_id: amina.id, erased_at: '2026-11-20T18:01:00.000Z' },
      ])
      const consents = (await rowsOf('consents')).filter((row) => row['patient_id'] === amina.id)
      expect(consents).toMatchObject([{ device_id: null, withdrawn_at: '2026-11-20T18:01:00.000Z' }])
    })

    test('the clinician no longer finds them, and the audit chain is intact', async () => {
      const listed = dashboardReply.parse(
        await (await api.as(clinicianCookie).get('/api/clinician-dashboard')).json(),
      )
      expect(listed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, derek.id])
      expect((await api.as(clinicianCookie).get(`/api/patient-records/${amina.id}`)).status).toBe(404)
      expect(await verifyChain(api.db)).toMatchObject({ isWhole: true })
      expect(await listAudit(api)).toContainEqual({
        who: `patient ${amina.id}`,
        action: 'account.erase',
        patientId: amina.id,
        object: null,
        outcome: 'done',
      })
    })

    test('a push of their phone is refused and not stored, and the phone is instructed to delete its data', async () => {
      const late = aMutation({ mutationId: idNumbered(0xabc), payload: { notes: 'late words of a canary' } })
      const body = aPush([late], { deviceId: amina.deviceId, ownerId: amina.id })
      const response = await api.as(amina.cookie).post(pushPath, body)
      expect([response.status, errorBody.parse(await response.json()).error.code]).toEqual([401, 'revoked'])
      const session = await api.as(amina.cookie).get(sessionPath)
      expect(sessionReply.parse(await session.json())).toEqual({ state: 'revoked', wipe: true })
      expect(found(['late words of a canary'])).toEqual([])
    })

    test('a phone of theirs without its cookie is instructed to delete its data', async () => {
      const proof = await createDeviceProof(
        api,
        { deviceId: amina.deviceId, key: createUnlinkedPhone(api).key },
        'reopen',
      )
      const response = await api.as(undefined).post(reopenPath, proof)
      expect(sessionReply.parse(await response.json())).toEqual({ state: 'revoked', wipe: true })
      expect(response.headers.get('set-cookie')).toBeNull()
    })

    test('their number is never given to another patient', async () => {
      expect(await findNextPatientId(api.db)).toBe(derek.id + 1)
    })
  })

  test('the response clears the storage of the phone that sent the request', async () => {
    const response = await erase()
    expect(response.status).toBe(204)
    expect(response.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"')
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-sw_p=; Max-Age=0; Path=\/;/)
  })

  test('an account cannot be erased without the word, or five minutes after the last proof', async () => {
    for (const word of ['', 'erase', 'yes']) expect((await erase(word)).status).toBe(422)
    api.clock.advance(5 * minuteMs + 1)
    const response = await erase()
    expect([response.status, errorBody.parse(await response.json()).error.code]).toEqual([
      401,
      'reauth_required',
    ])
    expect(found(amina.canaries)).toEqual(amina.canaries)
  })

  test('a used invitation of an erased patient opens nothing again', async () => {
    await erase()
    const joins = await rowsOf('joins')
    expect(joins.every((row) => row['device_id'] === '' && row['name'] === '')).toBe(true)
    expect(joins.every((row) => row['state'] === 'declined')).toBe(true)
  })
})
