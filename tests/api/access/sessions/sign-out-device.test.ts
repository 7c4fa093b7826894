import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession } from '@second-wind/api/platform/authentication/sessions'
import { devicesPath, devicesReply } from '@second-wind/core/access/contract/devices'
import {
  type SessionEndBody,
  sessionEndPath,
  sessionEndReply,
  sessionPath,
  sessionReply,
} from '@second-wind/core/access/contract/session'
import { dayMs } from '@second-wind/core/platform/moment'
import { pushPath } from '@second-wind/core/sync/protocol'
import SqliteDatabase from 'better-sqlite3'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { someMutations } from '../../../fixtures/a-mutation.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { aPush } from '../../../support/push.ts'

const phone = idNumbered(0xd1)
const tablet = idNumbered(0xd2)

let api: RealApi
let cookie: string
beforeEach(async () => {
  api = await openRealApi()
  cookie = (await api.signInPatient(1, phone)).cookie
})
afterEach(() => api.close())

const signOut = (
  body: SessionEndBody = { deviceId: phone, isLate: false },
  of: string | undefined = cookie,
) => api.as(of).post(sessionEndPath, body)
const isEnded = async (response: Promise<Response>) =>
  sessionEndReply.parse(await (await response).json()).isEnded
const state = async (of = cookie) =>
  sessionReply.parse(await (await api.as(of).get(sessionPath)).json()).state
const push = (of = cookie, deviceId = phone) =>
  api.as(of).post(pushPath, aPush(someMutations(1), { deviceId }))
const audit = () => api.db.selectFrom('audit').select(['action', 'object', 'patient_id']).execute()

describe('signing out', () => {
  test('signing out invalidates the cookie, unlinks the phone and clears the browser', async () => {
    const { cookie: other } = await api.signInPatient(1, tablet)
    const response = await signOut()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ isEnded: true })
    expect(response.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"')
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-sw_p=; Max-Age=0; Path=\/;/)

    expect((await push()).status).toBe(401)
    expect(await state()).toBe('revoked')
    const left = devicesReply.parse(await (await api.as(other).get(devicesPath)).json())
    expect(left.map(({ id }) => id)).toEqual([tablet])
    expect((await push(other, tablet)).status).toBe(200)
    expect(await audit()).toEqual([{ action: 'session.end', object: `phone ${phone}`, patient_id: 1 }])
  })

  test('a phone that was wiped offline is signed out at its next contact and keeps newer data', async () => {
    const response = await signOut({ deviceId: phone, isLate: true })
    expect(await response.json()).toEqual({ isEnded: true })
    expect(response.headers.get('clear-site-data')).toBeNull()
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-sw_p=; Max-Age=0/)
    expect(await state()).toBe('revoked')
  })

  test.each([
    ['30 days', 31],
    ['half a year', 181],
  ])(
    'a sign-out that arrives %s later still works, because the cookie proves the phone',
    async (_time, days) => {
      api.clock.advance(days * dayMs)
      expect(await isEnded(signOut({ deviceId: phone, isLate: true }))).toBe(true)
      expect(await state()).toBe('revoked')
    },
  )
})

describe('repeated sign-outs', () => {
  test('a sign-out repeated after a lost reply takes effect once', async () => {
    await signOut()
    const again = await signOut({ deviceId: phone, isLate: true })
    expect(await again.json()).toEqual({ isEnded: true })
    expect(await audit()).toHaveLength(1)
  })

  test('the next person who uses the browser stays signed in', async () => {
    const { cookie: next } = await api.signInPatient(2, tablet)
    const response = await signOut({ deviceId: phone, isLate: true }, next)
    expect(await response.json()).toEqual({ isEnded: false })
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await state(next)).toBe('fresh')
    expect(await state()).toBe('fresh')
    expect(await audit()).toEqual([])
  })
})

describe('requests that sign out no phone', () => {
  test.each([undefined, '__Host-sw_p=', `__Host-sw_p=${'A'.repeat(43)}`])(
    "knowing only a phone's id (%s) signs out no phone",
    async (made) => {
      const response = api.as(made).post(sessionEndPath, { deviceId: phone, isLate: false })
      expect(await isEnded(response)).toBe(false)
      expect(await state()).toBe('fresh')
    },
  )

  test('a sign-out sent by page and worker at once is audited once', async () => {
    const responses = await Promise.all([isEnded(signOut()), isEnded(signOut())])
    expect(responses).toEqual([true, true])
    expect(await audit()).toHaveLength(1)
  })

  test('a request of an unknown phone does not wait for the write lock', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'second-wind-signing-out-'))
    const file = join(folder, 'second-wind.sqlite')
    const onDisk = await openRealApi({ file })
    const writer = new SqliteDatabase(file)
    writer.exec('begin immediate')
    const response = await onDisk.as(undefined).post(sessionEndPath, { deviceId: phone, isLate: false })
    expect([response.status, await response.json()]).toEqual([200, { isEnded: false }])
    writer.close()
    await onDisk.close()
    rmSync(folder, { recursive: true })
  })

  test('a cookie that the phone has replaced signs out no phone', async () => {
    api.clock.advance(1)
    const next = await openSession(api.db, api, {
      kind: 'patient',
      actorId: 1,
      deviceId: phone,
      authenticatedMs: api.clock.now(),
    })
    const fresh = `__Host-sw_p=${next.token}`
    expect(await state(fresh)).toBe('fresh')
    expect(await isEnded(signOut())).toBe(false)
    expect(await state(fresh)).toBe('fresh')
  })

  test.each([[{}], [{ deviceId: 'nonsense', isLate: false }], [{ deviceId: phone }]])(
    'a sign-out with the body %j is refused',
    async (body) => {
      expect((await api.as(cookie).post(sessionEndPath, body)).status).toBe(422)
      expect(await state()).toBe('fresh')
    },
  )
})
