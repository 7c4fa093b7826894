import { linkDevice, revokeDevice } from '@second-wind/api/platform/authentication/linked-devices'
import { openSession, revokeSessions } from '@second-wind/api/platform/authentication/sessions'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { errorBody } from '@second-wind/core/platform/http/error'
import { patientId } from '@second-wind/core/platform/ids'
import { dayMs } from '@second-wind/core/platform/moment'
import { pullPath, pushPath, receiptsPath } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { someMutations } from '../../../fixtures/a-mutation.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { aPush } from '../../../support/push.ts'

const phone = idNumbered(0xd1)

let api: RealApi
let cookie: string
beforeEach(async () => {
  api = await openRealApi()
  cookie = (await api.signInPatient(1, phone)).cookie
})
afterEach(() => api.close())

const pushed = (count = 1) => api.as(cookie).post(pushPath, aPush(someMutations(count), { deviceId: phone }))
const state = async (of = cookie) => sessionReply.parse(await (await api.as(of).get(sessionPath)).json())

async function refusal(reply: Promise<Response>): Promise<[number, string]> {
  const response = await reply
  return [response.status, errorBody.parse(await response.json()).error.code]
}

describe('a linked phone', () => {
  test('a linked phone sends entries and reads its record', async () => {
    expect((await pushed()).status).toBe(200)
    expect(await (await api.as(cookie).get('/api/symptoms/1')).json()).toHaveLength(1)
    expect(await state()).toEqual({ state: 'fresh', patientId: 1 })
  })

  test('the cookie is stored as a hash that cannot be computed without the pepper', async () => {
    const [row] = await api.db.selectFrom('sessions').select('token_hash').execute()
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(cookie).not.toContain(row?.token_hash)
  })
})

describe('staleness and replayed cookies', () => {
  describe('after 30 days without a proof of the person', () => {
    beforeEach(() => api.clock.advance(30 * dayMs + 1))

    test('entries still arrive, but nothing can be read', async () => {
      expect((await pushed(3)).status).toBe(200)
      expect((await api.as(cookie).post(receiptsPath, { mutationIds: [idNumbered(1)] })).status).toBe(200)
      for (const path of ['/api/symptoms/1', '/api/users/1', pullPath, '/api/record-views']) {
        expect(await refusal(api.as(cookie).get(path))).toEqual([401, 'reauth_required'])
      }
      expect(await state()).toEqual({ state: 'stale', patientId: 1 })
    })

    test('a phone that only proves its own identity stays stale', async () => {
      const authenticatedMs = api.clock.now() - 31 * dayMs
      const again = await openSession(api.db, api, {
        kind: 'patient',
        actorId: 1,
        deviceId: phone,
        authenticatedMs,
      })
      expect((await state(`__Host-sw_p=${again.token}`)).state).toBe('stale')
    })
  })

  test('a phone that uploads every month never becomes dormant, unlike one that was silent for half a year', async () => {
    for (let month = 0; month < 8; month += 1) {
      api.clock.advance(30 * dayMs)
      expect((await pushed()).status).toBe(200)
    }
    api.clock.advance(180 * dayMs + 1)
    expect(await refusal(pushed())).toEqual([401, 'reauth_required'])
    expect(await state()).toEqual({ state: 'dormant' })
  })

  describe('a replayed cookie', () => {
    test('of a phone reported lost is refused, and the phone is instructed to delete its data', async () => {
      await revokeDevice(api.db, phone, { nowMs: api.clock.now(), isLost: true })
      expect(await refusal(pushed())).toEqual([401, 'revoked'])
      expect(await state()).toEqual({ state: 'revoked', wipe: true })
    })

    test('of a revoked session is refused, and deletes nothing', async () => {
      await revokeSessions(api.db, { kind: 'patient', id: 1 }, 'revoked', api.clock.now())
      expect(await refusal(pushed())).toEqual([401, 'revoked'])
      expect(await state()).toEqual({ state: 'revoked', wipe: false })
    })

    test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])('made up as "%s" is refused', async (token) => {
      expect(await refusal(api.as(`__Host-sw_p=${token}`).get('/api/users/1'))).toEqual([401, 'unauthorised'])
    })

    test("under the name of the clinicians' cookie is refused", async () => {
      const swapped = cookie.replace('sw_p', 'sw_c')
      expect(await refusal(api.as(swapped).get('/api/clinician-dashboard'))).toEqual([401, 'unauthorised'])
    })
  })
})

describe('replaced sessions', () => {
  test('a new session of the same phone ends the earlier one when its cookie is first used, not before', async () => {
    api.clock.advance(1)
    const opening = {
      kind: 'patient',
      actorId: 1,
      deviceId: phone,
      authenticatedMs: api.clock.now(),
    } as const
    const next = `__Host-sw_p=${(await openSession(api.db, api, opening)).token}`
    expect((await state()).state).toBe('fresh')
    expect((await state(next)).state).toBe('fresh')
    expect((await state()).state).toBe('none')
  })

  test('if the server stops at that moment, the earlier session ends the next time', async () => {
    api.clock.advance(1)
    const opening = {
      kind: 'patient',
      actorId: 1,
      deviceId: phone,
      authenticatedMs: api.clock.now(),
    } as const
    const next = `__Host-sw_p=${(await openSession(api.db, api, opening)).token}`
    await sql`create trigger stopped before update of revoked_ms on sessions begin select raise(abort, 'stopped'); end`.execute(
      api.db,
    )
    expect((await api.as(next).get(sessionPath)).status).toBe(500)
    await sql`drop trigger stopped`.execute(api.db)
    expect((await state(next)).state).toBe('fresh')
    expect((await state()).state).toBe('none')
  })
})

describe('replaced and unknown phones', () => {
  test("a patient's sixth phone revokes one that was silent for 30 days, and that is audited", async () => {
    api.clock.advance(30 * dayMs + 1)
    for (let number = 2; number <= 6; number += 1) {
      const device = {
        deviceId: idNumbered(0xd0 + number),
        patientId: patientId.parse(1),
        label: 'Phone',
        publicKey: '{}',
        linkedBy: 'code',
      } as const
      await linkDevice(api.db, device, api.clock.now())
    }
    expect((await state()).state).toBe('revoked')
    const written = await api.db.selectFrom('audit').select(['action', 'object', 'patient_id']).execute()
    expect(written).toEqual([{ action: 'device.revoke', object: `phone ${phone}`, patient_id: 1 }])
  })

  test('a session of an unknown phone is invalid', async () => {
    await api.db.deleteFrom('linked_devices').where('device_id', '=', phone).execute()
    expect(await refusal(pushed())).toEqual([401, 'unauthorised'])
  })

  test("a push or a pull with another phone's id is refused and audited", async () => {
    const other = idNumbered(0xd2)
    const push = api.as(cookie).post(pushPath, aPush(someMutations(1), { deviceId: other }))
    expect(await refusal(push)).toEqual([403, 'forbidden'])
    expect(await refusal(api.as(cookie).get(`${pullPath}?deviceId=${other}`))).toEqual([403, 'forbidden'])
    const refused = await api.db.selectFrom('audit').select(['action', 'outcome', 'reason']).execute()
    expect(refused).toEqual([
      { action: 'sync.push', outcome: 'refused', reason: 'forbidden' },
      { action: 'sync.pull', outcome: 'refused', reason: 'forbidden' },
    ])
  })
})

describe('writing session contacts', () => {
  test('polling every second does not update the session every second', async () => {
    await state()
    const { last_seen_ms: first } = await api.db
      .selectFrom('sessions')
      .select('last_seen_ms')
      .executeTakeFirstOrThrow()
    api.clock.advance(59_000)
    await state()
    expect(await api.db.selectFrom('sessions').select('last_seen_ms').execute()).toEqual([
      { last_seen_ms: first },
    ])
  })
})
