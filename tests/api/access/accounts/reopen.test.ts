import { revokeDevicePath } from '@second-wind/core/access/contract/devices'
import { type DeviceProof, reopenPath, deviceProofText } from '@second-wind/core/access/contract/reauth'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import { pullPath, pushPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { someMutations } from '../../../fixtures/a-mutation.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { aPush } from '../../../support/push.ts'
import { listAudit, closeApi, cookieOf } from '../join/join-requests.ts'
import {
  requestChallenge,
  createLinkedPhone,
  type LinkedPhone,
  createUnlinkedPhone,
  createDeviceProof,
  signText,
  refusal,
} from './linked-devices.ts'

let api: RealApi
let phone: LinkedPhone
beforeEach(async () => {
  api = await openRealApi()
  phone = await createLinkedPhone(api, 1)
})
afterEach(() => closeApi(api))

/** The phone has no cookie. */
const reopen = (proof: DeviceProof) => api.as(undefined).post(reopenPath, proof)
const replyOf = async (response: Response) => sessionReply.parse(await response.json())

describe('reopening a session with the phone’s key', () => {
  test('a phone that lost its cookie proves its key and continues without a proof of the person', async () => {
    const response = await reopen(await createDeviceProof(api, phone, 'reopen'))
    expect(await replyOf(response)).toEqual({ state: 'fresh', patientId: 1 })
    const sent = await api
      .as(cookieOf(response))
      .post(pushPath, aPush(someMutations(1), { deviceId: phone.deviceId }))
    expect(sent.status).toBe(200)
    expect((await listAudit(api)).at(-1)).toMatchObject({
      who: 'patient 1',
      action: 'session.reopen',
      outcome: 'done',
    })
  })

  test('a stale phone stays stale however often it reopens, because no person was proved', async () => {
    api.clock.advance(31 * dayMs)
    for (let time = 0; time < 3; time += 1) {
      api.clock.advance(dayMs)
      const response = await reopen(await createDeviceProof(api, phone, 'reopen'))
      expect(await replyOf(response)).toEqual({ state: 'stale', patientId: 1 })
      expect((await api.as(cookieOf(response)).get(pullPath)).status).toBe(401)
    }
  })

  test('a phone that was silent for half a year cannot reopen its session', async () => {
    api.clock.advance(181 * dayMs)
    for (let time = 0; time < 2; time += 1) {
      const response = await reopen(await createDeviceProof(api, phone, 'reopen'))
      expect(await replyOf(response)).toEqual({ state: 'dormant' })
      expect(cookieOf(response)).toBe('')
    }
  })
})

describe('a revoked phone', () => {
  test.each([
    ['signed out from another', false],
    ['lost', true],
  ])('that was %s gets no session, and learns whether to delete its data', async (_what, lost) => {
    const other = await createLinkedPhone(api, 1)
    await api.as(other.cookie).post(revokeDevicePath(phone.deviceId), { lost })
    const response = await reopen(await createDeviceProof(api, phone, 'reopen'))
    expect(await replyOf(response)).toEqual({ state: 'revoked', wipe: lost })
    expect(cookieOf(response)).toBe('')
  })

  test('cannot be recognised as revoked by a caller who has only its id', async () => {
    const other = await createLinkedPhone(api, 1)
    await api.as(other.cookie).post(revokeDevicePath(phone.deviceId), { lost: true })
    const thief = { deviceId: phone.deviceId, key: createUnlinkedPhone(api).key }
    expect(await refusal(await reopen(await createDeviceProof(api, thief, 'reopen')))).toBe(
      '401 unauthorised',
    )
  })
})

describe('an invalid proof', () => {
  const wrong: [string, () => Promise<DeviceProof>][] = [
    [
      'a phone that was never linked',
      async () => createDeviceProof(api, { ...phone, deviceId: api.newId() }, 'reopen'),
    ],
    [
      'the key of another phone',
      async () => createDeviceProof(api, { ...phone, key: createUnlinkedPhone(api).key }, 'reopen'),
    ],
    [
      'a response to a challenge for another phone',
      async () => {
        const other = await createLinkedPhone(api, 1)
        return {
          ...(await createDeviceProof(api, { ...phone, deviceId: other.deviceId }, 'reopen')),
          deviceId: phone.deviceId,
        }
      },
    ],
    ['a response to a challenge for another purpose', async () => createDeviceProof(api, phone, 'renew')],
    [
      'a signature made for another purpose',
      async () => {
        const { challengeId, challenge } = await requestChallenge(api, phone.deviceId, 'reopen')
        return {
          deviceId: phone.deviceId,
          challengeId,
          signature: signText(phone.key, deviceProofText('renew', challenge)),
        }
      },
    ],
    [
      'a response that arrives after two minutes',
      async () => {
        const proof = await createDeviceProof(api, phone, 'reopen')
        api.clock.advance(2 * minuteMs + 1)
        return proof
      },
    ],
    [
      'a response that was sent before',
      async () => {
        const proof = await createDeviceProof(api, phone, 'reopen')
        await reopen(proof)
        return proof
      },
    ],
  ]
  test.each(wrong)('gets the same refusal as any other: %s', async (_what, proof) => {
    expect(await refusal(await reopen(await proof()))).toBe('401 unauthorised')
  })

  test('is in the audit log if the phone is known', async () => {
    await reopen(await createDeviceProof(api, { ...phone, key: createUnlinkedPhone(api).key }, 'reopen'))
    await reopen(await createDeviceProof(api, { ...phone, deviceId: api.newId() }, 'reopen'))
    expect((await listAudit(api)).filter(({ outcome }) => outcome === 'refused')).toEqual([
      {
        who: 'patient 1',
        action: 'session.reopen',
        patientId: 1,
        object: `phone ${phone.deviceId}`,
        outcome: 'refused',
      },
    ])
  })
})

describe('the challenge and limits of reopening a session', () => {
  test('a wrong response consumes the challenge', async () => {
    const proof = await createDeviceProof(api, phone, 'reopen')
    await reopen({ ...proof, signature: signText(createUnlinkedPhone(api).key, 'something else') })
    expect(await refusal(await reopen(proof))).toBe('401 unauthorised')
  })

  test('guessing is slowed down, and the phone itself can still sign in from its own address', async () => {
    const responses: string[] = []
    for (let time = 0; time < 6; time += 1) {
      const response = await reopen(
        await createDeviceProof(api, { ...phone, key: createUnlinkedPhone(api).key }, 'reopen'),
      )
      responses.push(await refusal(response))
    }
    expect(responses.slice(0, 4)).toEqual(Array(4).fill('401 unauthorised'))
    expect(responses.slice(4)).toEqual(Array(2).fill('429 too_many_requests'))
    const elsewhere = await api.request(reopenPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
      body: JSON.stringify(await createDeviceProof(api, phone, 'reopen')),
    })
    expect(await replyOf(elsewhere)).toEqual({ state: 'fresh', patientId: 1 })
  })
})

describe('the earlier cookie', () => {
  test("the phone's earlier cookie ends when the new one is first used, not before", async () => {
    api.clock.advance(1_000)
    const next = cookieOf(await reopen(await createDeviceProof(api, phone, 'reopen')))
    const stateOf = async (cookie: string) => (await replyOf(await api.as(cookie).get(sessionPath))).state
    expect(await stateOf(phone.cookie)).toBe('fresh')
    expect(await stateOf(next)).toBe('fresh')
    expect(await stateOf(phone.cookie)).toBe('none')
  })
})
