import { handovers } from '@second-wind/core/access/contract/invitations'
import {
  type JoinBody,
  joinPath,
  joinReply,
  type JoinReply,
  joinStatePath,
  cancelJoinPath,
} from '@second-wind/core/access/contract/join'
import { errorBody } from '@second-wind/core/platform/http/error'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import {
  buildJoinBody,
  aDevice,
  approveJoin,
  requestJoin,
  claim,
  closeApi,
  createInvitation,
  listInvitations,
  readJoinState,
} from './join-requests.ts'

let api: RealApi
let clinicianCookie: string
beforeEach(async () => {
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
})
afterEach(() => closeApi(api))

const join = (body: unknown) => api.as(undefined).post(joinPath, body)

const state = (pending: Pick<JoinReply, 'joinId' | 'secret'>) => readJoinState(api, pending)

async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, errorBody.parse(await response.json()).error.code]
}

const anAgreement = async (): Promise<JoinBody> => {
  const { token } = await createInvitation(api, clinicianCookie)
  return buildJoinBody(api, { token }, aDevice(api))
}

describe('the two words of a join', () => {
  test('are the same on both sides, and differ between joins', async () => {
    const phrases = new Set<string>()
    for (let patient = 0; patient < 8; patient += 1) {
      const { token } = await createInvitation(api, clinicianCookie)
      const requested = await requestJoin(api, { token })
      expect((await listInvitations(api, clinicianCookie))[0]?.join?.words).toBe(requested.words)
      expect(requested.words).toMatch(/^[a-z]+ [a-z]+$/)
      phrases.add(requested.words)
    }
    expect(phrases.size).toBe(8)
  })
})

describe('the decision on a join', () => {
  test('can be read by the phone only with its secret', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    const requested = await requestJoin(api, { token })
    expect(await state(requested)).toMatchObject({ state: 'waiting', clinician: { name: 'Helen Marsh' } })
    await approveJoin(api, clinicianCookie, requested.joinId)
    expect(await state(requested)).toMatchObject({ state: 'approved', expiresAt: '2026-11-21T18:00:00.000Z' })
    const guess = { joinId: requested.joinId, secret: 'guess' }
    expect(await refusal(await api.as(undefined).post(joinStatePath, guess))).toEqual([404, 'invite_unknown'])
  })
})

describe('a person who cancels their join', () => {
  const stop = ({ joinId, secret }: JoinReply) => api.as(undefined).post(cancelJoinPath, { joinId, secret })

  test.each(['waiting', 'approved'])(
    'is no longer shown to the clinician as waiting if the join was %s',
    async (before) => {
      const { token } = await createInvitation(api, clinicianCookie)
      const requested = await requestJoin(api, { token })
      if (before === 'approved') await approveJoin(api, clinicianCookie, requested.joinId)
      expect((await stop(requested)).status).toBe(204)
      expect((await stop(requested)).status).toBe(204)
      expect((await listInvitations(api, clinicianCookie))[0]?.join).toMatchObject({
        state: 'declined',
        person: null,
      })
      expect((await approveJoin(api, clinicianCookie, requested.joinId)).status).toBe(409)
      expect(await refusal(await claim(api, requested))).toEqual([409, 'not_approved'])
      const actions = await api.db.selectFrom('audit').select('action').execute()
      expect(actions.filter(({ action }) => action === 'join.stop')).toHaveLength(1)
    },
  )

  test('cannot do so after claiming, and another caller cannot do it for them', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    const requested = await requestJoin(api, { token })
    expect((await stop({ ...requested, secret: 'guess' })).status).toBe(404)
    await approveJoin(api, clinicianCookie, requested.joinId)
    await claim(api, requested)
    expect(await refusal(await stop(requested))).toEqual([409, 'conflict'])
  })
})

describe('a join that waits', () => {
  test('shares nothing and cannot be claimed', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    const requested = await requestJoin(api, { token })
    expect(await refusal(await claim(api, requested))).toEqual([409, 'not_approved'])
    expect(await (await api.as(clinicianCookie).get('/api/clinician-dashboard')).json()).toHaveLength(1)
    expect(await api.db.selectFrom('patients').select('id').execute()).toHaveLength(2)
    expect(await api.db.selectFrom('consents').selectAll().execute()).toEqual([])
    expect((await api.as(clinicianCookie).get('/api/patient-records/3')).status).toBe(404)
  })

  test.each(['in_person', 'letter'] as const)('by %s expires at its stated time', async (handover) => {
    const { token } = await createInvitation(api, clinicianCookie, handover)
    const requested = await requestJoin(api, { token })
    api.clock.advance(handovers[handover].approvalMs)
    expect((await state(requested)).state).toBe('waiting')
    api.clock.advance(1)
    expect((await state(requested)).state).toBe('expired')
    expect(await refusal(await claim(api, requested))).toEqual([404, 'invite_unknown'])
  })
})

describe('an invitation', () => {
  test('works once, even when 50 phones use it at once', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    const body = await buildJoinBody(api, { token }, aDevice(api))
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        api
          .as(undefined)
          .post(joinPath, { ...body, device: aDevice(api) }, { 'x-forwarded-for': `198.51.100.${number}` }),
      ),
    )
    const statuses = responses.map((response) => response.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 404)])
    expect(await api.db.selectFrom('joins').selectAll().execute()).toHaveLength(1)
  })

  test('gives the same phone that repeats its request after a lost reply the same words and a new secret', async () => {
    const body = await anAgreement()
    const first = joinReply.parse(await (await join(body)).json())
    const second = joinReply.parse(await (await join({ ...body, name: 'Amina Y' })).json())
    expect(second).toMatchObject({ joinId: first.joinId, words: first.words })
    expect((await state(second)).state).toBe('waiting')
    expect(
      (await api.as(undefined).post(joinStatePath, { joinId: first.joinId, secret: first.secret })).status,
    ).toBe(404)
    expect((await listInvitations(api, clinicianCookie))[0]?.join?.person?.name).toBe('Amina Y')
  })

  test('by letter can be used again by the same phone after its join has expired', async () => {
    const { token } = await createInvitation(api, clinicianCookie, 'letter')
    const body = await buildJoinBody(api, { token }, aDevice(api))
    await join(body)
    api.clock.advance(2 * handovers.letter.approvalMs)
    const again = joinReply.parse(await (await join(body)).json())
    expect((await state(again)).state).toBe('waiting')
  })

  test.each(['another id', 'another key'])(
    'does not accept a phone with %s as the same phone',
    async (change) => {
      const body = await anAgreement()
      await join(body)
      const other = aDevice(api)
      const device =
        change === 'another id' ? { ...body.device, id: other.id } : { ...body.device, key: other.key }
      expect(await refusal(await join({ ...body, device }))).toEqual([404, 'invite_unknown'])
    },
  )

  test('that was declined cannot be used again, not even by the same phone', async () => {
    const body = await anAgreement()
    const requested = joinReply.parse(await (await join(body)).json())
    await api.as(clinicianCookie).post(`/api/joins/${requested.joinId}/decline`, {})
    expect((await state(requested)).state).toBe('declined')
    expect(await refusal(await claim(api, requested))).toEqual([409, 'not_approved'])
    expect(await refusal(await join(body))).toEqual([404, 'invite_unknown'])
  })
})

describe('a request to join', () => {
  test('with consent to a text that is not current is refused and does not use up the invitation', async () => {
    const body = await anAgreement()
    const [other, older] = [
      { ...body.consent, sha256: '0'.repeat(64) },
      { ...body.consent, version: '2020-01-01' },
    ]
    for (const consent of [other, older]) {
      expect(await refusal(await join({ ...body, consent }))).toEqual([409, 'consent_changed'])
    }
    expect((await join(body)).status).toBe(201)
  })

  test('with consent to a text that names the clinician differently is refused', async () => {
    const body = await anAgreement()
    await api.db
      .updateTable('clinicians')
      .set({ name: 'Helen Marsh-Reid' })
      .where('name', '=', 'Helen Marsh')
      .execute()
    expect(await refusal(await join(body))).toEqual([409, 'consent_changed'])
  })

  test.each([
    ['a number pair that is no point on the curve', { x: 'A'.repeat(43), y: 'A'.repeat(43) }],
    ['a private key', { d: 'A'.repeat(43) }],
    ['another curve', { crv: 'P-384' }],
  ])('with %s instead of a public key is refused', async (_, change) => {
    const body = await anAgreement()
    const device = { ...body.device, key: { ...body.device.key, ...change } }
    expect(await refusal(await join({ ...body, device }))).toEqual([422, 'invalid'])
  })

  test('from a linked phone under another key is refused', async () => {
    const { deviceId } = await api.signInPatient(1)
    const body = await anAgreement()
    const device = { ...body.device, id: deviceId }
    expect(await refusal(await join({ ...body, device }))).toEqual([409, 'conflict'])
  })

  test.each([
    ['name', { name: 'A' }],
    ['age', { age: 0 }],
    ['userId', { userId: 1 }],
    ['clinicianId', { clinicianId: 2 }],
  ])('with an invalid %s is refused', async (_, change) => {
    expect(await refusal(await join({ ...(await anAgreement()), ...change }))).toEqual([422, 'invalid'])
  })
})
